import { afterEach, test } from '@ringside/shared/testing/mocha';
import { until } from '@ringside/shared/testing/until';
import { expect } from 'chai';
import { isSubscribed, STORAGE_KEY, subscribe } from './subscriptions.ts';

const DAMAGED_KEY = `${STORAGE_KEY}-damaged`;

const ownStorage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage') as PropertyDescriptor;
const replaceStorage = (storage: Partial<Storage>) =>
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: storage });
const kept = () => JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as unknown;

afterEach(() => {
  Object.defineProperty(globalThis, 'localStorage', ownStorage);
  localStorage.clear();
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
});

test('finds the addresses that an earlier release stored, of exactly this case', () => {
  localStorage.setItem('ringside:newsletter-subscriptions', '["old@corner.tv"]');
  expect(isSubscribed('old@corner.tv')).to.equal(true);
  // Mail servers may treat them as different.
  expect(isSubscribed('Old@corner.tv')).to.equal(false);
  expect(isSubscribed('__proto__')).to.equal(false);
});

test('adds to the list that another tab has stored meanwhile, and retains entries that are not addresses', () => {
  subscribe('fan@corner.tv');
  const list = '[null,7,{"__proto__":{"polluted":true}},"a@b.c"]';
  localStorage.setItem(STORAGE_KEY, list);
  expect(subscribe('fan@corner.tv')).to.equal(true);
  expect(localStorage.getItem(STORAGE_KEY)).to.equal(`${list.slice(0, -1)},"fan@corner.tv"]`);
  expect('polluted' in {}).to.equal(false);
});

test('retains every damaged list beside a new one', () => {
  const damaged = ['["a@b.c"', '7', '"[]"', '{"length":1,"0":"a@b.c"}', '\u0000'];
  for (const text of damaged) {
    localStorage.setItem(STORAGE_KEY, text);
    expect(isSubscribed('a@b.c')).to.equal(false);
    expect(subscribe('fan@corner.tv')).to.equal(true);
    expect(kept()).to.deep.equal(['fan@corner.tv']);
  }
  expect(localStorage.getItem(DAMAGED_KEY)).to.equal(damaged.join('\n'));
});

test('copies a damaged list once, and leaves it unchanged, however often storing the new one fails', () => {
  const texts = new Map([[STORAGE_KEY, '["a\n@b.c"']]);
  replaceStorage({
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      if (key === STORAGE_KEY) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
  });
  for (let tries = 0; tries < 3; tries += 1) expect(subscribe('fan@corner.tv')).to.equal(false);
  expect(Object.fromEntries(texts)).to.deep.equal({
    [STORAGE_KEY]: '["a\n@b.c"',
    [DAMAGED_KEY]: '["a\n@b.c"',
  });
});

test('does not overwrite a list that cannot be read', () => {
  const written: string[] = [];
  replaceStorage({
    getItem() {
      throw new DOMException('damaged', 'NS_ERROR_FILE_CORRUPTED');
    },
    setItem: (key) => written.push(key),
  });
  expect(isSubscribed('fan@corner.tv')).to.equal(false);
  expect(subscribe('fan@corner.tv')).to.equal(false);
  expect(written).to.deep.equal([]);
});

test('stores a list on a page that gave arrays a `toJSON`', () => {
  Object.defineProperty(Array.prototype, 'toJSON', { configurable: true, value: () => 'from long ago' });
  try {
    subscribe('a@b.c');
    expect(subscribe('fan@corner.tv')).to.equal(true);
  } finally {
    Reflect.deleteProperty(Array.prototype, 'toJSON');
  }
  expect(kept()).to.deep.equal(['a@b.c', 'fan@corner.tv']);
});

/** Resolves after the next `storage` event; earlier listeners have run by then. */
const heardChange = () => new Promise((resolve) => addEventListener('storage', resolve, { once: true }));

/** Another document of this site. Its writes send `storage` events to this one. */
function otherTab(): Storage {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  if (!frame.contentWindow) throw new Error('The frame has no window.');
  return frame.contentWindow.localStorage;
}

test('adds its address again when another tab overwrote it at the same moment', async () => {
  const other = otherTab();
  subscribe('this@tab.tv');
  // The other tab had read the list before.
  other.setItem(STORAGE_KEY, '["other@tab.tv"]');
  await until(() => expect(kept()).to.include.members(['other@tab.tv', 'this@tab.tv']));
});

test('adds nothing again to a list that was removed', async () => {
  const other = otherTab();
  subscribe('this@tab.tv');
  const cleared = heardChange();
  other.clear();
  await cleared;
  expect(kept()).to.equal(null);
  const written = heardChange();
  other.setItem(STORAGE_KEY, '["other@tab.tv"]');
  await written;
  expect(kept()).to.deep.equal(['other@tab.tv']);
});
