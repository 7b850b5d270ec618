import { test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import { isSubscribed, STORAGE_KEY, subscribe } from './subscriptions.ts';
import { kept, replaceStorage } from './testing/newsletterOnPage.ts';

test('finds the addresses that an earlier release stored, of exactly this case', () => {
  localStorage.setItem('ringside:newsletter-subscriptions', '["old@corner.tv"]');
  expect(isSubscribed('old@corner.tv')).to.equal(true);
  // Addresses that differ in case are two addresses, because mail servers may distinguish them.
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

test('begins a new list in place of a damaged one', () => {
  for (const text of ['["a@b.c"', '7', '"[]"', '{"length":1,"0":"a@b.c"}', '\u0000']) {
    localStorage.setItem(STORAGE_KEY, text);
    expect(isSubscribed('a@b.c')).to.equal(false);
    expect(subscribe('fan@corner.tv')).to.equal(true);
    expect(kept()).to.deep.equal(['fan@corner.tv']);
  }
});

test('does not overwrite a list that cannot be read', () => {
  const written: string[] = [];
  replaceStorage(() => ({
    getItem() {
      throw new DOMException('damaged', 'NS_ERROR_FILE_CORRUPTED');
    },
    setItem: (key: string) => written.push(key),
  }));
  expect(isSubscribed('fan@corner.tv')).to.equal(false);
  expect(subscribe('fan@corner.tv')).to.equal(false);
  expect(written).to.deep.equal([]);
});

test('stores a list on a page that gave arrays a `toJSON`', () => {
  Object.defineProperty(Array.prototype, 'toJSON', {
    configurable: true,
    value: () => 'from long ago',
  });
  try {
    subscribe('a@b.c');
    expect(subscribe('fan@corner.tv')).to.equal(true);
  } finally {
    Reflect.deleteProperty(Array.prototype, 'toJSON');
  }
  expect(kept()).to.deep.equal(['a@b.c', 'fan@corner.tv']);
});
