import { expect, test } from 'vitest';
import { escapeHtml } from './escapeHtml.ts';

test('a text stays a text, in an element and in an attribute', () => {
  expect(escapeHtml('"Rock" & <b>Roll</b>')).toBe('&quot;Rock&quot; &amp; &lt;b&gt;Roll&lt;/b&gt;');
});
