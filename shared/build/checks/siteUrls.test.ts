import { expect, test } from 'vitest';
import { srcsetUrls } from './siteUrls.ts';

test.each([
  ['/a.avif 400w, /b.avif 800w', ['/a.avif', '/b.avif']],
  ['/a 1x,/b 2x', ['/a', '/b']],
  ['/b,c.avif 2x', ['/b,c.avif']],
  [' ,/a, /b ,, /c', ['/a', '/b', '/c']],
  ['/a (x,y), /b', ['/a', '/b']],
  ['data:image/png;base64,AA 2x', ['data:image/png;base64,AA']],
  ['', []],
])('srcset="%s" names %j', (value, urls) => expect(srcsetUrls(value)).toEqual(urls));

test.each([
  ['commas', ','.repeat(200_000)],
  ['words', 'a '.repeat(100_000)],
  ['one URL', `${'a,'.repeat(100_000)}b`],
  ['parentheses', `a ${'('.repeat(200_000)}`],
])('200 kB of %s are read at once', { timeout: 1000 }, (_, value) => {
  srcsetUrls(value);
});
