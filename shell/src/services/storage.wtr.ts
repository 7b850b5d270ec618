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

test('stores JSON values', () => {
  expect(storage.write('sample', ['a@b.c'])).to.equal(true);
  expect(storage.read('sample')).to.deep.equal(['a@b.c']);
  expect(localStorage.getItem('sample')).to.equal('["a@b.c"]');
});

test('has no value where the stored one is damaged, and replaces it', () => {
  localStorage.setItem('sample', '["a@b.c"');
  expect(storage.read('sample')).to.equal(undefined);
  expect(storage.write('sample', [])).to.equal(true);
  expect(storage.read('sample')).to.deep.equal([]);
});

test('reports that it could not store a value when storage is full', () => {
  const full = {
    getItem: () => null,
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

test('reports that it could not store a value when storage forgets at once', () => {
  replaceStorage(() => ({ setItem() {}, getItem: () => null }));
  expect(storage.write('sample', 1)).to.equal(false);
});

test('keeps the old value when a new one does not fit', () => {
  storage.write('sample', ['old']);
  expect(storage.write('sample', 'x'.repeat(20_000_000))).to.equal(false);
  expect(storage.read('sample')).to.deep.equal(['old']);
});

test('reports a value that is not JSON, and keeps the old one', () => {
  const round: Record<string, unknown> = {};
  round.self = round;
  storage.write('sample', 1);
  for (const value of [undefined, round, 1n, () => 1]) expect(storage.write('sample', value)).to.equal(false);
  expect(storage.read('sample')).to.equal(1);
});

for (const key of ['__proto__', 'constructor', 'length', 'getItem', '', '🥊']) {
  test(`treats ${JSON.stringify(key)} like any other key`, () => {
    expect(storage.read(key)).to.equal(undefined);
    expect(storage.write(key, { __proto__: null, polluted: true })).to.equal(true);
    expect(storage.read(key)).to.deep.equal({ polluted: true });
    expect('polluted' in {}).to.equal(false);
  });
}
