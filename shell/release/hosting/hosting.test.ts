import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { framingPolicy, framingRules } from '../compose/output/framing.ts';
import { serveSite } from '../serve/serve.ts';
import { get } from '../testing/exchange.ts';
import { temporaryFolder } from '../testing/fixtures.ts';

/** Headers of every response, wherever the site is hosted. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'content-security-policy': "frame-ancestors 'self'",
  'cross-origin-resource-policy': 'cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

const read = (name: string) => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');
const server = await serveSite(await temporaryFolder(), 0);
afterAll(() => server.close());

/** Headers by lower-case name, without those that differ between files. */
const headers = (lines: Iterable<RegExpMatchArray>) =>
  Object.fromEntries(
    [...lines]
      .map(([, name = '', value = '']) => [name.toLowerCase(), value] as const)
      .filter(([name]) => name in HEADERS),
  );

test('our own server sends them, with "not found" too', async () => {
  const { port } = server.address() as AddressInfo;
  expect(headers((await get(port, '/nothing')).matchAll(/^([\w-]+): (.*?)\r?$/gm))).toEqual(HEADERS);
});

test('nginx.conf sets them for every response', () => {
  const text = read('nginx.conf').replace('$ringside_ancestors always', `"frame-ancestors 'self'" always`);
  expect(headers(text.matchAll(/^ {2}add_header ([\w-]+) "?(.*?)"? always;$/gm))).toEqual(HEADERS);
  // `add_header` within a location would replace all others there.
  expect(text).not.toMatch(/^ {3,}add_header/m);
});

test('_headers sets them for every address, and for every page who may frame it', () => {
  const [, everywhere = ''] = /^\/\*\n((?: {2}.*\n)+)/m.exec(read('_headers')) ?? [];
  const { 'content-security-policy': framing, ...rest } = HEADERS;
  expect(headers(everywhere.matchAll(/^ {2}([\w-]+): (.*)$/gm))).toEqual(rest);
  const rules = framingRules(['/', '/news', '/news/one', '/embed', '/embed/countdown']);
  expect(
    [...rules.matchAll(/^(\/.*)\n {2}Content-Security-Policy: (.*)$/gm)].map(([, path, value]) => [
      path,
      value,
    ]),
  ).toEqual(['/', '/embed', '/embed/countdown', '/news', '/news/*'].map((path) => [path, framing]));
});

/** Which pages other sites may frame, wherever the site is hosted. */
const FRAMING = {
  '/': "'self'",
  '/embed': "'self'",
  '/embed/news.js': "'self'",
  '/embed/index.html': "'self'",
  '/embed/countdown': "'self'",
  '/embed/frame': '*',
  '/embed/frame/index.html': '*',
  '/embed/frame.js': "'self'",
  '/embed/ringside-plans/index.html': '*',
  '/embed/ringside-plans/limit-1/index.html': '*',
  '/news/embed/frame/index.html': "'self'",
};

test('only pages of single elements may be framed by any site', () => {
  const answers = Object.keys(FRAMING).map((path) => [
    path,
    framingPolicy(path).replace('frame-ancestors ', ''),
  ]);
  expect(Object.fromEntries(answers)).toEqual(FRAMING);
  // nginx looks at the file that it sends.
  const [, pattern = ''] = /"~(\S+)" "frame-ancestors \*"/.exec(read('nginx.conf')) ?? [];
  for (const [path, who] of Object.entries(FRAMING))
    if (/\.\w+$/.test(path)) expect(new RegExp(pattern).test(path), path).toBe(who === '*');
});
