import { readFileSync } from 'node:fs';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { sitemap } from './siteFiles.ts';

test('the sitemap fits the protocol, and lists each page with the day of its content, if that is known', () => {
  const pages = new Map([
    ['/news', '2025-08-13'],
    ['/about', undefined],
  ]);
  const text = sitemap('https://ringside.example', pages);
  const schema = XmlDocument.fromBuffer(readFileSync(new URL('sitemap.xsd', import.meta.url)));
  XsdValidator.fromDoc(schema).validate(XmlDocument.fromString(text));
  expect(text.match(/<url>.*/g)).toEqual([
    '<url><loc>https://ringside.example/about</loc></url>',
    '<url><loc>https://ringside.example/news</loc><lastmod>2025-08-13</lastmod></url>',
  ]);
});
