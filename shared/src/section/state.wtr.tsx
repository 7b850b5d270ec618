import { expect } from 'chai';
import * as z from 'zod/mini';
import type { StorageService } from '../contract/index.ts';
import { prerender } from '../testing/island.ts';
import { afterEach, beforeEach, logged, test } from '../testing/mocha.ts';
import { until } from '../testing/until.ts';
import { defineState, useOwnState, useSharedState } from './state.ts';

const cart = defineState('checkout:cart', {
  description: 'What is in the cart.',
  value: z.array(z.string()),
});
const listOfTexts = z.readonly(z.array(z.string()));

/** A storage service like the shell's. A test can make it full. */
let isFull = false;
const storage: StorageService = {
  read: (key) => JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined,
  write(key, value) {
    if (!isFull) localStorage.setItem(key, JSON.stringify(value));
    return !isFull;
  },
};

let results: boolean[] = [];

/** A button of the section that owns the cart. */
function AddBell() {
  const [skus, setSkus] = useOwnState(cart);
  const add = () => results.push(setSkus((now = []) => [...now, 'bell']));
  return (
    <button type="button" onClick={add}>
      {skus ? `holds ${skus.length}` : 'nothing known'}
    </button>
  );
}

/** A view of a section that only reads the cart. */
function Count() {
  const skus = useSharedState('checkout:cart', listOfTexts);
  return <p>{skus ? `${skus.length} in the cart` : 'no cart'}</p>;
}

const warnings = logged('warn');

async function mounted() {
  const button = prerender(AddBell, {}, { services: { storage } });
  const count = prerender(Count, {}, { services: { storage } });
  expect(count.domElement.textContent).to.equal('no cart');
  await Promise.all([button.mount(), count.mount()]);
  return {
    click: () => button.domElement.querySelector('button')?.click(),
    shows: (...texts: [owner: string, other: string]) =>
      until(() =>
        expect([button, count].map((each) => each.domElement.textContent)).to.deep.equal(texts),
      ),
    async unmount() {
      await Promise.all([button.unmount(), count.unmount()]);
    },
  };
}

beforeEach(() => {
  isFull = false;
  results = [];
  localStorage.clear();
});
afterEach(() => document.body.replaceChildren());

test('every view follows the value that the owning section writes, and a later view starts with it', async () => {
  const first = await mounted();
  await first.shows('nothing known', 'no cart');
  first.click();
  first.click();
  await first.shows('holds 2', '2 in the cart');
  expect(results).to.deep.equal([true, true]);
  await first.unmount();

  const later = await mounted();
  await later.shows('holds 2', '2 in the cart');
  await later.unmount();
});

test('views follow another tab, also when it removes everything', async () => {
  const { shows, click, unmount } = await mounted();
  const inAnotherTab = (key: string | null, value?: readonly string[]) => {
    if (key && value) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key }));
  };
  inAnotherTab('ringside:checkout:cart', ['rope', 'towel', 'tape']);
  await shows('holds 3', '3 in the cart');

  localStorage.setItem('ringside:checkout:cart', '["rope"]');
  click();
  await shows('holds 2', '2 in the cart');

  inAnotherTab(null);
  await shows('nothing known', 'no cart');
  await unmount();
});

test('a page that Back restores reads again', async () => {
  const { shows, unmount } = await mounted();
  localStorage.setItem('ringside:checkout:cart', '["rope"]');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await shows('holds 1', '1 in the cart');
  await unmount();
});

test('a value that does not fit counts as none, with one warning, and can be replaced', async () => {
  localStorage.setItem('ringside:checkout:cart', '[{"sku":"rope"}]');
  const { shows, click, unmount } = await mounted();
  await shows('nothing known', 'no cart');
  click();
  await shows('holds 1', '1 in the cart');
  expect(warnings.filter((line) => line.includes('checkout:cart'))).to.deep.equal([
    'ringside: what is stored as checkout:cart does not fit its schema: 0: Invalid input',
  ]);
  await unmount();
});

test('the owner learns that a browser stores nothing', async () => {
  isFull = true;
  const { shows, click, unmount } = await mounted();
  click();
  await until(() => expect(results).to.deep.equal([false]));
  await shows('nothing known', 'no cart');
  await unmount();
});
