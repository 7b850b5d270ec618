import { afterEach, test } from '@ringside/shared/testing/mocha';
import { nextTask, until } from '@ringside/shared/testing/until';
import { expect } from 'chai';
import { fetchWhenNear, namedPart, stopFetchingModules, watchIntent } from './intent.ts';

const intents: string[] = [];
watchIntent(({ localName }, reason) => intents.push(`${localName} ${reason}`));

/** Adds an island, and counts how often its code is fetched. */
function place(html: string) {
  const island = document.createElement('div');
  island.innerHTML = html;
  document.body.append(island);
  const asked = { fetches: 0 };
  fetchWhenNear(island, async () => {
    asked.fetches += 1;
  });
  return { island, asked };
}

const dispatch = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

afterEach(() => {
  document.body.replaceChildren();
  intents.length = 0;
});

// This test must be the first, because every other test interacts with the page.
test('the code of an island with a button near the window is fetched after the first interaction', async () => {
  const { asked } = place('<button>Buy</button>');
  await nextTask();
  expect(asked.fetches).to.equal(0);
  document.dispatchEvent(new Event('scroll', { bubbles: true }));
  await until(() => expect(asked.fetches).to.equal(1));
});

for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin'])
  test(`${type} on a button shows intent, on a link or on text it does not`, () => {
    place('<button>Buy</button><a href="#part">More</a><p>Text</p>');
    for (const selector of ['button', 'a', 'p']) dispatch(selector, type);
    expect(intents).to.deep.equal([`button ${type}`]);
  });

test('a URL that leads to a part of the page shows intent, whenever it is opened', async () => {
  place('<p id="part">Text</p>');
  location.hash = 'other';
  await nextTask();
  expect(intents).to.deep.equal([]);
  location.hash = 'part';
  await until(() => expect(intents).to.deep.equal(['p #part']));
  history.replaceState(null, '', location.pathname);
});

test('a URL names a part by its id, also encoded, and a stray percent sign names nothing', () => {
  const { island } = place('<p id="runde-fünf">Text</p>');
  const named = (hash: string) => namedPart(location.href.split('#')[0] + hash);
  expect(named('#runde-fünf')).to.equal(island.firstChild);
  expect(named('#100%')).to.equal(null);
  expect(named('#')).to.equal(null);
});

test('while another page loads, the code of an island is not fetched', async () => {
  const resume = stopFetchingModules();
  const { island } = place('<button>Buy</button>');
  const isCancelled = new Promise<boolean>((resolve) =>
    fetchWhenNear(island, async ({ aborted }) => resolve(aborted)),
  );
  dispatchEvent(new Event('scroll'));
  expect(await isCancelled).to.equal(true);
  resume();
});

test('no code is fetched for text, for a button far below the window, or for one that most visitors never use', async () => {
  const others = ['<p>Text</p>', '<button style="margin-top: 5000px">Buy</button>'];
  const unused = ['<button data-fetch="on-intent">Share</button>', ...others].map(place);
  // The button of `near` is above the unused ones, but the island was added last. When its code has
  // been fetched, the others have had their turn.
  const near = place('<button style="position: absolute; top: 0">Buy</button>');
  dispatchEvent(new Event('scroll'));
  await until(() => expect(near.asked.fetches).to.equal(1));
  expect(unused.map(({ asked }) => asked.fetches)).to.deep.equal([0, 0, 0]);
});
