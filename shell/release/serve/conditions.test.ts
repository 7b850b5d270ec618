import { expect, test } from 'vitest';
import { ask } from './testing/sampleSite.ts';

test('a client that has a page does not get it again', async () => {
  const { headers } = await ask('/news');
  const tag = headers.etag ?? '';
  const since = headers['last-modified'] ?? '';
  expect((await ask('/news', { 'if-none-match': tag })).status).toBe(304);
  expect((await ask('/news', { 'if-none-match': `"x", W/${tag}` })).status).toBe(304);
  expect((await ask('/news', { 'if-modified-since': since })).status).toBe(304);
  expect((await ask('/news', { 'if-none-match': '"x"', 'if-modified-since': since })).status).toBe(200);
  // The compressed page has another tag.
  expect((await ask('/news', { 'if-none-match': tag, 'accept-encoding': 'br' })).status).toBe(200);
});

test('a page that changed in the meantime fails the precondition', async () => {
  const { headers } = await ask('/news');
  const tag = headers.etag ?? '';
  const since = headers['last-modified'] ?? '';
  const old = 'Sat, 01 Jan 2000 00:00:00 GMT';
  const statusWith = async (conditions: Record<string, string>) => (await ask('/news', conditions)).status;
  expect(await statusWith({ 'if-match': tag })).toBe(200);
  expect(await statusWith({ 'if-match': '*' })).toBe(200);
  expect(await statusWith({ 'if-match': '"x"' })).toBe(412);
  // A weak tag does not match.
  expect(await statusWith({ 'if-match': `W/${tag}` })).toBe(412);
  expect(await statusWith({ 'if-unmodified-since': since })).toBe(200);
  expect(await statusWith({ 'if-unmodified-since': old })).toBe(412);
  expect(await statusWith({ 'if-unmodified-since': old, 'if-match': tag })).toBe(200);
});

test.each(['', 'x', 'W/', '"', ',,,', `${'"a",'.repeat(3000)}"b"`, 'Sat, 99 Foo 2000'])(
  'a malformed condition (%j) is ignored',
  async (value) => {
    for (const name of ['if-none-match', 'if-modified-since', 'if-unmodified-since', 'if-range'])
      expect((await ask('/news', { [name]: value })).status, name).toBe(200);
  },
);
