import { random } from './random.ts';

/** An address that an attacker or a broken program may request. */
export interface StrangeAddress {
  kind: string;
  /** The address as sent, with one character for each byte. */
  address: string;
  /** The status that a server should answer with. */
  status: 200 | 400 | 404;
  /** A unique word in the address. A response that contains it repeats what it was sent. */
  marker: string;
}

/** Pages of the sample site (`samples.ts`). */
const PAGES = ['/', '/news', '/news/one', '/news/two', '/gear', '/fights', '/training'];
const UPS = ['..', '%2e%2e', '.%2e', '%2E.', '..%2f..', '..%5c..', '..\\..', '..;', '....', '%252e%252e'];
const UNDECODABLE = ['%', '%z1', '%c3%28', '%c0%ae%c0%ae', '%ff', '%e0%a4', '%u0041', '%ed%a0%80', '%f8%88'];
const NOISE = ['utm=1', '%00', 'a=%', '<script>', '../..', '__proto__[x]=1', '?', '%ff'];

/** Addresses of every kind in turn. The same seed gives the same addresses. */
export function strangeAddresses(count: number, seed: number): StrangeAddress[] {
  const next = random(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  const one = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const some = (most: number, make: () => string) => Array.from({ length: 1 + below(most) }, make);
  const encoded = (text: string) =>
    text.replace(/[a-z]/g, (letter) =>
      next() < 0.5
        ? `%${letter.charCodeAt(0).toString(16)[next() < 0.5 ? 'toUpperCase' : 'toLowerCase']()}`
        : letter,
    );
  const bytes = (text: string) => Buffer.from(text).toString('latin1');
  const codePoint = () =>
    String.fromCodePoint(one([0xa0, 0x2028, 0x202e, 0xfeff, 0x1f94a, 0x0e01]) + below(40));

  const kinds: Record<string, [StrangeAddress['status'], (marker: string) => string]> = {
    'a page': [200, (marker) => `${encoded(one(PAGES))}?${one(NOISE)}&${marker}`],
    'a page with slashes': [200, () => `${one(PAGES).replaceAll('/', () => '/'.repeat(1 + below(4)))}/`],
    'a page with its host': [
      200,
      (marker) => `${one(['http', 'https', 'HTTP'])}://${marker}:80${one(PAGES)}`,
    ],
    'a way up': [404, (marker) => `/${marker}/${some(12, () => one(UPS)).join('/')}/secret.txt`],
    'a way up from a page': [404, () => `${one(PAGES)}/${some(6, () => one(UPS)).join('%2f')}%2fsecret.txt`],
    'encoded twice': [404, (marker) => `/%252e%252e%252f${encoded(marker).replaceAll('%', '%25')}`],
    'a hidden file': [
      404,
      () => `/${one(['.', '%2e', '%2E'])}${encoded(one(['hidden/x.txt', 'git/config', 'env']))}`,
    ],
    'a null byte': [400, (marker) => `${one(PAGES)}${one(['%00', '%00.html', '/%00/x'])}${marker}`],
    'not to be decoded': [400, (marker) => `/${marker}${one(UNDECODABLE)}`],
    'a control character': [
      400,
      (marker) => `/${marker}${String.fromCharCode(one([0, 1, 8, 11, 27, 127]))}x`,
    ],
    Unicode: [404, (marker) => `/${marker}${some(60, () => encodeURIComponent(codePoint())).join('')}`],
    'bytes that are not ASCII': [400, (marker) => `/${marker}${bytes(some(60, codePoint).join(''))}`],
    'a long name': [404, (marker) => `/${marker}${'a'.repeat(below(8000))}`],
    'many names': [404, (marker) => `/${'a/'.repeat(below(3900))}${marker}`],
    'a tag': [404, (marker) => `/<script>${marker}</script>"'><img/src=x/onerror=${marker}>`],
    'a name of every object': [
      404,
      () => `/${one(['', 'news/'])}${one(['__proto__', 'constructor', 'toString'])}`,
    ],
    'a drive': [404, (marker) => `/${one(['C:', 'c%3a', '%5c%5chost', 'file:', 'con'])}/${marker}`],
    'no address': [400, (marker) => `${one(['', 'ftp://', 'javascript:', '*'])}${marker}`],
  };
  const names = Object.entries(kinds);
  return Array.from({ length: count }, (_, index) => {
    const [kind, [status, make]] = names[index % names.length] as (typeof names)[number];
    const marker = `zq${index.toString(36)}qz`;
    return { kind, address: make(marker), status, marker };
  });
}
