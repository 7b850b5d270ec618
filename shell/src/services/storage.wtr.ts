import { afterEach, test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import { storage } from './storage.ts';

const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage') as PropertyDescriptor;
const fail = () => {
  throw new DOMException('no', 'SecurityError');
};

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

for (const [what, get] of [
  ['is full', () => ({ getItem: () => null, setItem: fail })],
  ['is blocked', fail],
  ['does not exist', () => null],
  ['forgets at once', () => ({ getItem: () => null, setItem() {} })],
] as const)
  test(`neither reads nor writes where storage ${what}`, () => {
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
    expect(storage.read('sample')).to.equal(undefined);
    expect(storage.write('sample', 1)).to.equal(false);
  });

test('keeps the old value when a new one does not fit, or is not JSON', () => {
  const round: Record<string, unknown> = {};
  round.self = round;
  storage.write('sample', ['old']);
  for (const value of ['x'.repeat(20_000_000), undefined, round, 1n, () => 1])
    expect(storage.write('sample', value)).to.equal(false);
  expect(storage.read('sample')).to.deep.equal(['old']);
});

for (const key of ['__proto__', 'constructor', 'length', 'getItem', '', '🥊'])
  test(`treats ${JSON.stringify(key)} like any other key`, () => {
    expect(storage.read(key)).to.equal(undefined);
    expect(storage.write(key, { __proto__: null, polluted: true })).to.equal(true);
    expect(storage.read(key)).to.deep.equal({ polluted: true });
    expect('polluted' in {}).to.equal(false);
  });
