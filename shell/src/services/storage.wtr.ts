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
