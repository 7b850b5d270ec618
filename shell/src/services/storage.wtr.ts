import { afterEach, test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import { storage } from './storage.ts';

const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage') as PropertyDescriptor;
const replaceStorage = (get: () => unknown) =>
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });

afterEach(() => {
  Object.defineProperty(globalThis, 'localStorage', own);
  localStorage.clear();
});

test('keeps JSON values under its own namespace', () => {
  expect(storage.write('sample', ['a@b.c'])).to.equal(true);
  expect(storage.read('sample')).to.deep.equal(['a@b.c']);
  expect(Object.keys(localStorage)).to.deep.equal(['ringside:sample']);
  expect(storage.read('ringside:sample')).to.deep.equal(['a@b.c']);
});

test('has nothing where nothing was kept', () => {
  expect(storage.read('sample')).to.equal(undefined);
});

test('has nothing where what was kept is damaged', () => {
  localStorage.setItem('ringside:sample', '["a@b.c"');
  expect(storage.read('sample')).to.equal(undefined);
  expect(storage.write('sample', [])).to.equal(true);
});

test('says that it could not keep a value when storage is full', () => {
  const full = {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  replaceStorage(() => full);
  expect(storage.write('sample', ['a@b.c'])).to.equal(false);
});

test('neither reads nor writes where storage is blocked', () => {
  replaceStorage(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(storage.read('sample')).to.equal(undefined);
  expect(storage.write('sample', 1)).to.equal(false);
});

test('neither reads nor writes where there is no storage', () => {
  replaceStorage(() => null);
  expect(storage.read('sample')).to.equal(undefined);
  expect(storage.write('sample', 1)).to.equal(false);
});

test('says that it could not keep a value where storage forgets at once', () => {
  replaceStorage(() => ({ setItem() {}, getItem: () => null }));
  expect(storage.write('sample', 1)).to.equal(false);
});

test('keeps what was there when a new value finds no room', () => {
  storage.write('sample', ['old']);
  expect(storage.write('sample', 'x'.repeat(20_000_000))).to.equal(false);
  expect(storage.read('sample')).to.deep.equal(['old']);
});

test('says that it could not keep what is no JSON, and keeps what was there', () => {
  const round: Record<string, unknown> = {};
  round.self = round;
  storage.write('sample', 1);
  for (const value of [undefined, round, 1n, () => 1]) expect(storage.write('sample', value)).to.equal(false);
  expect(storage.read('sample')).to.equal(1);
});

for (const key of ['__proto__', 'constructor', 'length', 'getItem', '', '🥊']) {
  test(`takes ${JSON.stringify(key)} for a name like any other`, () => {
    expect(storage.read(key)).to.equal(undefined);
    expect(storage.write(key, { __proto__: null, polluted: true })).to.equal(true);
    expect(storage.read(key)).to.deep.equal({ polluted: true });
    expect('polluted' in {}).to.equal(false);
  });
}
