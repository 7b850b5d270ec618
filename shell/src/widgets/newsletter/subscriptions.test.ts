import { expect, test } from 'vitest';
import { isEmail } from './subscriptions.ts';

test.each([
  'fan@corner.tv',
  'a@b.c',
  '🥊@ring.tv',
  '"><script>alert(1)</script>@ring.tv',
  'a@b@c.d',
  `${'a'.repeat(100_000)}@ring.tv`,
])('%s is an address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  '',
  'fan',
  'fan@corner',
  '@corner.tv',
  'fan@corner.',
  'fan corner@ring.tv',
  ' fan@corner.tv',
  'fan@corner.tv\n',
  'fan\u2028@corner.tv',
  '.@..',
])('"%s" is none', (text) => {
  expect(isEmail(text)).toBe(false);
});

test('a long text full of @ signs and dots is checked quickly', () => {
  expect(isEmail(`${'@.'.repeat(100_000)} `)).toBe(false);
  expect(isEmail('@.'.repeat(100_000))).toBe(true);
  expect(isEmail(`${'@'.repeat(200_000)}.`)).toBe(false);
});
