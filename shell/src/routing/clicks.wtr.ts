import { afterEach, test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import { Clicks } from './clicks.ts';

/** Adds an island with a button, and records the clicks that reach the island. */
function place() {
  const island = document.createElement('div');
  island.dataset.root = 'r0';
  island.innerHTML = '<button>Buy</button>';
  document.body.append(island);
  const reached: string[] = [];
  island.addEventListener('click', ({ target }) => reached.push((target as Element).outerHTML));
  const queue = new Set<HTMLElement>();
  const clicks = new Clicks(() => {}, queue);
  const click = () => {
    const button = island.querySelector('button') as HTMLElement;
    queue.add(button);
    clicks.add(button);
    return button;
  };
  return { island, reached, queue, clicks, click };
}

afterEach(() => document.body.replaceChildren());

test('a click is replayed once, when its island is ready, on the control that is there by then', () => {
  const { island, reached, clicks, click } = place();
  const button = click();
  expect(button.ariaBusy).to.equal('true');
  island.dataset.state = 'loading';
  clicks.replay();
  expect(reached).to.deep.equal([]);
  island.innerHTML = '<button>Kaufen</button>';
  island.dataset.state = 'ready';
  clicks.replay();
  clicks.replay();
  expect(reached).to.deep.equal(['<button>Kaufen</button>']);
});

test('a click on an island that fails is dropped, so that Try again presses nothing minutes later', () => {
  const { island, reached, clicks, click } = place();
  const button = click();
  island.dataset.state = 'failed';
  clicks.replay();
  expect(button.ariaBusy).to.equal(null);
  island.dataset.state = 'ready';
  clicks.replay();
  expect(reached).to.deep.equal([]);
});

test('no click of a page that was left stays', () => {
  const { queue, clicks, click } = place();
  const button = click();
  expect(clicks.drop('.elsewhere')).to.equal(undefined);
  expect(queue.size).to.equal(1);
  expect(clicks.drop()).to.equal(button);
  expect(queue.size).to.equal(0);
  expect(button.ariaBusy).to.equal(null);
});
