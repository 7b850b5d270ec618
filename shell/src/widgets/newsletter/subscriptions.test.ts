import { expect, test } from 'vitest';
import { isEmail } from './subscriptions.ts';

test.each(['fan@corner.tv', 'a@b.c', 'first.last+ring@mail.corner.tv', 'ü@é.ñ'])(
  '%s is an address',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

test.each([
  '',
  'fan',
  'fan@corner',
  '@corner.tv',
  'fan@.tv',
  'fan@corner.',
  'fan corner@ring.tv',
  'fan@corner.t v',
  ' fan@corner.tv',
])('"%s" is none', (text) => {
  expect(isEmail(text)).toBe(false);
});
