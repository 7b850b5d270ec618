import { readFileSync } from 'node:fs';
import { attribute, elementsOf } from '@ringside/release/html';
import type { Attributes, Catalogue, CatalogueElement } from '@ringside/shared/contract';
import { XmlDocument } from 'libxml2-wasm';
import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { attributesOf, offerOf } from './offers.ts';
import { iframePath, KINDS, type Kind, linesOf, policyOf, scriptLine } from './snippets.ts';

const ORIGIN = 'https://ringside.example';
const COMMON = { description: '', properties: [], policy: [] };
const attributes = (...names: string[]) =>
  names.map((name) => ({ name, description: '', type: 'string' }));
const countdown: CatalogueElement = {
  ...COMMON,
  tag: 'ringside-countdown',
  file: 'countdown',
  attributes: [
    ...attributes('fight', 'date', 'event'),
    { name: 'look', description: '', type: "'card' | 'line'" },
  ],
  data: { 1: { date: '2025-10-18', event: 'Thunder on the Thames' } },
};
const workouts: CatalogueElement = {
  ...COMMON,
  tag: 'ringside-workouts',
  file: 'training',
  attributes: attributes('limit'),
  itemHeight: 130,
  choices: [{}, { limit: '1' }, { limit: '2' }, { limit: '3' }],
};
const training: CatalogueElement = {
  ...COMMON,
  tag: 'ringside-training',
  file: 'training',
  attributes: attributes('path'),
  routes: ['/training', '/fitness'],
};
const catalogue: Catalogue = {
  origin: ORIGIN,
  files: {},
  elements: [countdown, workouts, training],
};
const offer = offerOf(catalogue, countdown);
const all = Object.keys(KINDS) as Kind[];

const nodesOf = (html: string) => [...elementsOf(parseFragment(html))];
type Found = ReturnType<typeof nodesOf>[number];
const read = (node: Found | undefined, name: string) => node && attribute(node, name);

test('an offer has the looks of a widget, the choices of a part, and the page of a section', () => {
  expect(offer.variants.map(({ name }) => name)).toEqual(['Card', 'Line']);
  const part = offerOf(catalogue, workouts);
  expect(part.variants.map(({ name }) => name)).toEqual([
    'All',
    'The first 1',
    'The first 2',
    'The first 3',
  ]);
  expect(part.link).toEqual({ path: '/training', text: 'Training on Ringside' });
  expect(offerOf(catalogue, training)).toMatchObject({
    kind: 'section',
    variants: [{ attributes: {} }],
  });
});

test('a countdown counts to the next fight, to one of ours, or to a date of the page', () => {
  expect(attributesOf(offer, 0)).toEqual({ look: 'card', fight: 'next' });
  expect(attributesOf(offer, 1, { fight: '1', date: '2027-01-01', theme: 'dark' })).toEqual({
    look: 'line',
    fight: '1',
    theme: 'dark',
  });
  const own = { fight: 'own', date: '2027-01-01', event: 'Club night' };
  expect(attributesOf(offer, 0, own)).toEqual({
    look: 'card',
    date: '2027-01-01',
    event: 'Club night',
  });
  expect(attributesOf(offer, 0, { fight: 'own', date: '', event: '' })).toEqual({
    look: 'card',
    fight: 'next',
  });
});

const HOSTILE = [
  `"quotes" and 'these'`,
  '</script><script>alert(1)</script>',
  '</ringside-countdown><img src=x onerror=alert(1)>',
  '--> <!-- /wp:html --> [gallery] </template>',
  '&quot; &amp;lt; \u2028',
];

test.each(HOSTILE)('%s stays a value in all lines', (event) => {
  const given = { look: 'card', date: '2027-01-01', event };
  for (const kind of ['html', 'wordpress'] as const) {
    const html = linesOf(kind, offer, given, ORIGIN);
    if (kind === 'wordpress') {
      expect(html).not.toMatch(/[[\]]/);
      expect(html.match(/-->/g)).toHaveLength(2);
    }
    const nodes = nodesOf(html.replaceAll(/<!-- \/?wp:html -->/g, ''));
    expect(nodes.map(({ tagName }) => tagName)).toEqual(['ringside-countdown', 'script']);
    expect(read(nodes[0], 'event')).toBe(event);
  }
  const [, frame] = nodesOf(linesOf('iframe', offer, given, ORIGIN));
  expect(new URL(read(frame, 'src') ?? '').searchParams.get('event')).toBe(event);
});

test('the lines reserve the space of this element alone, and none for a line of text', () => {
  const lines = linesOf('html', offer, attributesOf(offer, 0), ORIGIN);
  expect(
    lines,
  ).toBe(`<ringside-countdown look="card" fight="next" style="display: block; min-height: 680px">
  <a href="https://ringside.example/fights">Upcoming fights</a>
</ringside-countdown>
<script async="" src="https://ringside.example/embed/countdown.js"></script>`);
  expect(linesOf('html', offer, attributesOf(offer, 1), ORIGIN)).not.toContain('style');
});

test('the lines reserve as much as the items of a fragment need, and nothing in a line of text', () => {
  const linesFor = (element: CatalogueElement, limited: Attributes) =>
    linesOf('html', offerOf(catalogue, element), limited, ORIGIN);
  expect(linesFor(workouts, { limit: '2' })).toContain('min-height: 260px');
  expect(linesFor(workouts, { limit: '9' })).toContain('min-height: 400px');
  expect(linesFor(workouts, {})).toContain('min-height: 400px');
  expect(linesFor({ ...workouts, itemHeight: 0 }, {})).not.toContain('style');
});

test('what is between the tags names a known fight and its day', () => {
  const lines = linesOf('html', offer, { fight: '1' }, ORIGIN);
  expect(lines).toContain(
    '<a href="https://ringside.example/fights#fight-1">Thunder on the Thames</a>',
  );
  expect(lines).toContain('<time datetime="2025-10-18">Saturday, October 18, 2025</time>');
  for (const fight of ['2', 'toString'])
    expect(linesOf('html', offer, { fight }, ORIGIN)).toContain('/fights">Upcoming fights<');
});

test('an iframe is in a block of its own, and has no words beside it', () => {
  const [div, frame, script, ...more] = nodesOf(
    linesOf('iframe', offer, { look: 'card', theme: 'dark' }, ORIGIN),
  );
  expect([div?.tagName, frame?.tagName, script?.tagName, more]).toEqual([
    'div',
    'iframe',
    'script',
    [],
  ]);
  expect(read(frame, 'src')).toBe(
    `${ORIGIN}/embed/frame?element=ringside-countdown&look=card&theme=dark&background=dark`,
  );
  expect(read(frame, 'sandbox')).toBe(
    'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads',
  );
  expect(read(frame, 'allow')).toBe(undefined);
});

test('an iframe with videos has an origin, which the player requires, and passes on what it may do', () => {
  const policy = [{ directive: 'frame-src', source: 'https://video.example', description: '' }];
  const shown = offerOf(catalogue, { ...workouts, policy });
  const [, frame] = nodesOf(linesOf('iframe', shown, {}, ORIGIN));
  expect(read(frame, 'sandbox')).toMatch(/ allow-same-origin$/);
  expect(read(frame, 'allow')).toContain('autoplay;');
});

test('a part has a page of its own, which takes no theme', () => {
  const part = offerOf(catalogue, workouts);
  expect(iframePath(part, { limit: '1' })).toBe('/embed/ringside-workouts/limit-1');
  expect(iframePath(part, { limit: '1', theme: 'dark' })).toBe(
    '/embed/frame?element=ringside-workouts&limit=1&theme=dark&background=dark',
  );
});

test.each(all)('the lines for %s are well-formed XML, as Blogger’s templates must be', (kind) => {
  for (const element of catalogue.elements)
    for (const event of ['', ...HOSTILE]) {
      const lines = linesOf(kind, offerOf(catalogue, element), { look: 'card', event }, ORIGIN);
      expect(() => XmlDocument.fromString(`<div>${lines}</div>`)).not.toThrow();
    }
});

test('every kind of lines names the origin in each address', () => {
  for (const kind of all)
    for (const url of linesOf(kind, offer, { fight: '1' }, ORIGIN).match(
      /(?<=(?:src|href)=")[^"]*/g,
    ) ?? [])
      expect(url).toMatch(/^https:\/\/ringside\.example\//);
});

test('an immutable file is checked', () => {
  expect(scriptLine('https://x.example/a.js', 'sha384-a')).toBe(
    '<script async="" src="https://x.example/a.js" integrity="sha384-a" crossorigin=""></script>',
  );
});

test('a policy has the sources that the attributes need', () => {
  const policy = [
    { directive: 'script-src', source: 'ORIGIN', description: '' },
    {
      directive: 'img-src',
      source: 'ORIGIN',
      when: { attribute: 'look', values: ['card'] },
      description: '',
    },
    { directive: 'connect-src', source: 'ORIGIN', when: { attribute: 'action' }, description: '' },
  ];
  const of = (given: Record<string, string>) => policyOf({ ...countdown, policy }, given, ORIGIN);
  expect(of({})).toBe(`script-src ${ORIGIN}`);
  expect(of({ look: 'line' })).toBe(`script-src ${ORIGIN}`);
  expect(of({ look: 'card', action: '/' })).toBe(
    `script-src ${ORIGIN}; img-src ${ORIGIN}; connect-src ${ORIGIN}`,
  );
});

test('the guide for partners begins with the lines that /embed prints', () => {
  const guide = readFileSync(new URL('../../../docs/partners.md', import.meta.url), 'utf8');
  const lines = linesOf('html', offer, { look: 'card', fight: 'next' }, ORIGIN);
  expect(guide.split('```')[1]).toBe(`html\n${lines}\n`);
});
