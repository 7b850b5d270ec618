import { samples } from '../../samples.ts';
import { gear, part, says, type Trick, table } from './trick.ts';

const choice = (tag: string, attributes: object = {}) =>
  table({ choices: { [tag]: [attributes] } });
const rendered = (more: Record<string, unknown>) =>
  part('pages', (entries: [string, object][]) =>
    entries.map(([path, value]) => [path, { ...value, ...more }]),
  );
const head = (more: Record<string, unknown>) =>
  rendered({ head: { title: 'Gear', description: 'Gear', ...more } });

const DESCRIPTION = {
  ...{
    kind: 'class',
    customElement: true,
    tagName: 'ringside-gear',
    name: 'RingsideGear',
    description: 'x',
  },
  ...{ attributes: [], members: [], events: [], slots: [], policy: [], accessibility: [] },
  ...{ cssParts: [], cssProperties: [] },
};
const described = (more: Record<string, unknown>) =>
  part('descriptions', () => [{ ...DESCRIPTION, ...more }]);

const attribute = (more: Record<string, unknown>) =>
  described({
    attributes: [
      { name: 'size', fieldName: 'size', description: 'x', type: { text: 'string' }, ...more },
    ],
  });

const nested = (depth: number, around: (inside: unknown) => unknown): unknown =>
  Array.from({ length: depth }).reduce((inside: unknown) => around(inside), 1);

/** Untrue or malformed statements about the release, its pages, its elements and its files. */
export const statements: readonly Trick[] = [
  ['a server of its own', { ...says({ server: 'assets/gear/style-0.css' }) }],
  ['the name of the shell', { ...samples.shell, says: { name: 'shell', server: undefined } }],
  ['a choice of a tag with steps up', choice('ringside-../../news')],
  ['a choice of a tag of another section', choice('ringside-list')],
  ['a choice with an attribute that ends a tag', choice('ringside-gear', { 'a><script>': '' })],
  ['a choice that it did not render', choice('ringside-gear', { size: 'XL' }), 'unknown-variant'],
  ['a variant of a tag of another section', table({ elements: [['ringside-list', {}, 0]] })],
  ['a description of a tag with steps up', described({ tagName: 'ringside-/../../x' })],
  ['a description of an element of another section', described({ tagName: 'ringside-list' })],
  [
    'data for the element of another section',
    table({ widgetData: { 'ringside-list': {} } }),
    'duplicate-widget-data',
  ],
  ['an embed file named like a property of all objects', { ...gear, embeds: { constructor: '' } }],
  ['an attribute with a meaning for browsers', choice('ringside-gear', { onclick: '' })],
  [
    'a file without bytes',
    table({ files: { 'gear/x.txt': '../../../etc/passwd' } }),
    'damaged-release',
  ],
  ['a shard that is not in the release', table({ parts: ['release.json'] }), 'damaged-release'],
  ...[
    { name: '../news' },
    { routes: undefined },
    { routes: ['/gear/'] },
    { routes: ['/gear/..'] },
    { routes: ['/gear', '/embed'] },
    { routes: ['/releases'] },
    { elements: ['gear-guides'] },
    { storageKeys: ['theme'] },
    { states: { 'news:saved': { description: 'x', type: 'string' } } },
    { states: { 'gear:saved': { description: 'x', type: 'string' } } },
    { modules: {} },
    { modules: { client: { file: 'assets/gear/other.js', imports: [] } } },
    { modules: { client: { file: 'assets/gear/style-0.css', imports: ['vendor/other.js'] } } },
    { style: 'assets/gear/other.css' },
    { table: 'releases/gear/parts/other.json' },
    { embeds: { clock: 'releases/gear/parts/other.js' } },
    { files: {} },
    { files: { 'assets/gear/x.js': { integrity: 'sha256-x', bytes: 1 } } },
  ].map((what): Trick => [`its release has ${JSON.stringify(what)}`, says(what)]),
  [
    'a source that ends the policy',
    rendered({ frameSources: ["'self'; script-src 'unsafe-inline'"] }),
  ],
  ['a source of its own', rendered({ frameSources: ['https://x.example'] })],
  ['a day with markup', head({ modified: '<script>1</script>' })],
  ['a day that does not exist', head({ modified: '2025-02-30' })],
  [
    'a time with markup',
    head({ article: { publishedTime: '"><script>', author: 'x', section: 'x' } }),
  ],
  ['a picture from elsewhere', head({ image: { src: '//x.example/x.png', alt: '' } })],
  ['a title with a terminal escape', head({ title: '\u001b]0;x\u0007' })],
  ['a title that is no text', head({ title: { toString: 1 } })],
  ['a status that is none', rendered({ status: 500 })],
  ['HTML that is no text', rendered({ html: ['<script>'] })],
  ['a page that is missing in its shard', part('pages', () => [])],
  ['a shard that is no list', part('pages', () => ({ '/gear': 1 }))],
  ['JSON as deep as the memory', rendered({ data: nested(500, (inside) => [inside]) })],
  ['an attribute that ends its name', attribute({ name: "x'?: 1; 'y" })],
  ['an interface that is none', described({ name: 'X { } interface Y' })],
  ['a description of two lines', described({ description: '*/\ndeclare const x: 1; /*' })],
];
