import { afterEach, test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import { keepTabKeys } from './tabKeys.ts';

const pressed: KeyboardEvent[] = [];
addEventListener('keydown', (event) => pressed.push(event));
const replay = keepTabKeys(pressed);

/** Adds an island with two tabs, and records the keys that reach it. */
function place() {
  document.body.innerHTML =
    '<main><div data-root="r0" data-state="waiting"><button role="tab">One</button><button role="tab">Two</button></div><a href="/news">News</a></main>';
  const island = document.querySelector('div') as HTMLElement;
  const [one, two] = island.querySelectorAll('button');
  const reached: string[] = [];
  one?.focus();
  const work = () => {
    island.dataset.state = 'ready';
    island.addEventListener('keydown', ({ target, key }) => {
      reached.push(`${(target as Element).textContent} ${key}`);
      two?.focus();
    });
  };
  return {
    one: one as HTMLElement,
    link: document.querySelector('a') as HTMLElement,
    reached,
    work,
  };
}

const press = (target: Element, key: string, modifiers = {}) => {
  const event = new KeyboardEvent('keydown', {
    ...{ key, bubbles: true, cancelable: true },
    ...modifiers,
  });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};

afterEach(() => document.body.replaceChildren());

test('keys that move between tabs are sent once the tabs work, each to the tab that has the focus', () => {
  const { one, reached, work } = place();
  expect(press(one, 'ArrowRight'), 'the page stays where it is').to.equal(true);
  press(one, 'End');
  replay();
  expect(reached).to.deep.equal([]);
  work();
  replay();
  replay();
  expect(reached).to.deep.equal(['One ArrowRight', 'Two End']);
});

test('another key drops what was pressed before it, because the visitor goes on', () => {
  const { one, link, reached, work } = place();
  press(one, 'ArrowRight');
  expect(press(one, 'Tab')).to.equal(false);
  expect(press(link, 'ArrowRight')).to.equal(false);
  expect(press(one, 'ArrowRight', { altKey: true })).to.equal(false);
  work();
  replay();
  expect(reached).to.deep.equal([]);
});

test('keys stay for the tabs while another part of the page becomes ready', () => {
  const { one, reached, work } = place();
  press(one, 'ArrowRight');
  document
    .querySelector('main')
    ?.insertAdjacentHTML('beforeend', '<div data-root="r1" data-state="ready"></div>');
  replay();
  work();
  replay();
  expect(reached).to.deep.equal(['One ArrowRight']);
});
