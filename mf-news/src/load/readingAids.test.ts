import { expect, test } from 'vitest';
import { readingAids } from './readingAids.ts';

test('headings get ids, and the addresses of links follow the text', () => {
  const safe =
    '<div><h2>Belts &#x26; <em>bells</em></h2><p>See <a href="/gear">gear</a>.</p></div>';
  expect(readingAids(safe)).toEqual({
    contents: [{ id: 'belts-bells', heading: 'Belts & bells' }],
    body: '<div><h2 id="belts-bells">Belts &#x26; <em>bells</em></h2><p>See <a href="/gear">gear</a>.</p></div><ol class="links"><li data-address>/gear</li></ol>',
  });
});
