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

/** Fills the browser's storage to the last character. */
function fill(): void {
  let size = 8 * 1024 * 1024;
  let part = 0;
  while (size >= 1) {
    try {
      localStorage.setItem(`filler-${part}`, 'x'.repeat(size));
      part += 1;
    } catch {
      size = Math.floor(size / 2);
    }
  }
}

const everything = () => JSON.stringify(Object.entries(localStorage).sort());

test('finds the addresses that an earlier release stored', () => {
  localStorage.setItem('ringside:newsletter-subscriptions', '["old@corner.tv"]');
  expect(isSubscribed('old@corner.tv')).to.equal(true);
});

test('treats addresses that differ in case as different, as mail servers may', () => {
  subscribe('fan@corner.tv');
  expect(isSubscribed('Fan@corner.tv')).to.equal(false);
});

test('reports that full storage could not take an address, loses nothing, and stores it once there is space', () => {
  subscribe('old@corner.tv');
  fill();
  const before = everything();
  expect(subscribe('fan@corner.tv')).to.equal(false);
  expect(everything()).to.equal(before);
  expect(isSubscribed('fan@corner.tv')).to.equal(false);
  localStorage.removeItem('filler-0');
  expect(subscribe('fan@corner.tv')).to.equal(true);
  expect(kept()).to.deep.equal(['old@corner.tv', 'fan@corner.tv']);
});

test('leaves a damaged list unchanged when there is no space for a copy', () => {
  localStorage.setItem(STORAGE_KEY, '["a@b.c"');
  fill();
  expect(subscribe('fan@corner.tv')).to.equal(false);
  expect(localStorage.getItem(STORAGE_KEY)).to.equal('["a@b.c"');
});

test('copies a damaged list once, however often storing the new one fails', () => {
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

test('retains every damaged list', () => {
  for (const damaged of ['first', 'second']) {
    localStorage.setItem(STORAGE_KEY, damaged);
    expect(subscribe('fan@corner.tv')).to.equal(true);
  }
  expect(localStorage.getItem(DAMAGED_KEY)).to.equal('first\nsecond');
});

test('notices storage that forgets at once', () => {
  replaceStorage({ getItem: () => null, setItem() {} });
  expect(subscribe('fan@corner.tv')).to.equal(false);
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

for (const text of [
  '7',
  'true',
  '"[]"',
  '{"length":1,"0":"a@b.c"}',
  '{"__proto__":["a@b.c"]}',
  '{"constructor":{"prototype":[]}}',
  '[',
  '\u0000',
]) {
  test(`copies ${JSON.stringify(text)} and begins a new list`, () => {
    localStorage.setItem(STORAGE_KEY, text);
    expect(isSubscribed('includes')).to.equal(false);
    expect(subscribe('fan@corner.tv')).to.equal(true);
    expect(kept()).to.deep.equal(['fan@corner.tv']);
    expect(localStorage.getItem(DAMAGED_KEY)).to.equal(text);
  });
}

test('retains entries of a list that are not addresses', () => {
  const list = '[null,7,{"__proto__":{"polluted":true}},["a@b.c"],"a@b.c"]';
  localStorage.setItem(STORAGE_KEY, list);
  expect(isSubscribed('a@b.c')).to.equal(true);
  expect(subscribe('fan@corner.tv')).to.equal(true);
  expect(localStorage.getItem(STORAGE_KEY)).to.equal(`${list.slice(0, -1)},"fan@corner.tv"]`);
  expect('polluted' in {}).to.equal(false);
});

test('treats names of Object.prototype like any other address', () => {
  for (const email of ['__proto__', 'constructor', 'toString', '__proto__@constructor.prototype']) {
    expect(isSubscribed(email)).to.equal(false);
    expect(subscribe(email)).to.equal(true);
    expect(isSubscribed(email)).to.equal(true);
  }
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

test('adds to 10,000 addresses, and recognises the last of them', () => {
  const list = Array.from({ length: 10_000 }, (_, index) => `fan${index}@corner.tv`);
  localStorage.setItem(STORAGE_KEY, JSON.stringify(list));
  expect(isSubscribed('fan9999@corner.tv')).to.equal(true);
  expect(isSubscribed('fan10000@corner.tv')).to.equal(false);
  expect(subscribe('fan10000@corner.tv')).to.equal(true);
  expect(kept()).to.deep.equal([...list, 'fan10000@corner.tv']);
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
