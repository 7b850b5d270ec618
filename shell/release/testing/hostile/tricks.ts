import type { Refusal } from '../../support/ComposeError.ts';
import type { Fixture } from '../fixtures.ts';
import { samples } from '../samples.ts';

/** The refusal is `bad-release`, unless there is another. */
type Trick = readonly [what: string, release: Fixture, refusal?: Refusal];

const { gear } = samples;
const page = (html: string): Fixture => ({ ...gear, pages: { '/gear': html } });
const element = (html: string): Fixture => ({ ...gear, elements: { 'ringside-gear': html } });
const file = (name: string, text = 'x'): Fixture => ({ ...gear, files: { [name]: text } });
const style = (css: string): Fixture => ({ ...gear, style: css });
const says = (what: Record<string, unknown>): Fixture => ({ ...gear, says: what });

const part = (name: string, change: (value: never) => unknown): Fixture => ({
  ...gear,
  tamper: (each, text) =>
    each === name ? JSON.stringify(change(JSON.parse(text) as never)) : text,
});
const table = (more: Record<string, unknown>) =>
  part('table', (value: object) => ({ ...value, ...more }));
const choice = (tag: string, attributes: object = {}) =>
  table({ choices: { [tag]: [attributes] } });
const rendered = (more: Record<string, unknown>) =>
  part('pages', (entries: [string, object][]) =>
    entries.map(([path, value]) => [path, { ...value, ...more }]),
  );
const head = (more: Record<string, unknown>) =>
  rendered({ head: { title: 'Gear', description: 'Gear', ...more } });
const described = (more: Record<string, unknown>) =>
  part('descriptions', () => [{ ...DESCRIPTION, ...more }]);

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
const attribute = (more: Record<string, unknown>) =>
  described({
    attributes: [
      { name: 'size', fieldName: 'size', description: 'x', type: { text: 'string' }, ...more },
    ],
  });
const SCOPE = '@scope ([data-section=gear]) to ([data-section])';
const nested = (depth: number, around: (inside: unknown) => unknown): unknown =>
  Array.from({ length: depth }).reduce((inside: unknown) => around(inside), 1);
const hash = `sha256-${'a'.repeat(43)}=`;

const TRICKS: readonly Trick[] = [
  ['a server of its own', { ...says({ server: 'assets/gear/style-0.css' }) }],
  ['the name of the shell', { ...samples.shell, says: { name: 'shell', server: undefined } }],
  ['a choice of a tag with steps up', choice('ringside-../../news')],
  ['a choice of a tag of another section', choice('ringside-list')],
  ['a choice with an attribute that ends a tag', choice('ringside-gear', { 'a><script>': '' })],
  ['a choice that it did not render', choice('ringside-gear', { size: 'XL' }), 'unknown-variant'],
  ['a variant of a tag of another section', table({ elements: [['ringside-list', {}, 0]] })],
  ['a description of a tag with steps up', described({ tagName: 'ringside-/../../x' })],
  ['a description of an element of another section', described({ tagName: 'ringside-list' })],
  ['a page with steps up', table({ pages: [['/gear/../news', 0]] })],
  [
    'a page named like another in capitals',
    { ...gear, pages: { ...gear.pages, '/News': '' } },
    'duplicate-route',
  ],
  [
    'a page below the embed files',
    { ...says({ routes: ['/gear'] }), pages: { '/embed/countdown': '' } },
  ],
  ['a file with steps up', file('../x.txt'), 'reserved-file'],
  ['a file with an empty step', file('embed//countdown.js'), 'reserved-file'],
  ['the compressed copy of a page', file('news.html.br')],
  ['the compressed copy of a feed', file('feed.xml.gz')],
  ['the feed of another section in capitals', file('FEED.xml'), 'reserved-file'],
  ...[
    ...['/fights/404', '/training/other', '/FIGHTS/x'],
    ...['/gear/index', '/gear/Index', '/Releases/x', '/ASSETS/x'],
  ].map(
    (path): Trick => [
      `a page at ${path}`,
      {
        ...gear,
        pages: { ...gear.pages, [path]: '' },
        says: { routes: ['/gear', path.replace('/404', '')] },
      },
      /gear|releases|assets/i.test(path) ? 'bad-release' : 'duplicate-route',
    ],
  ),
  [
    'pages below nine first segments',
    {
      ...gear,
      pages: {
        ...gear.pages,
        ...Object.fromEntries(Array.from({ length: 9 }, (_, each) => [`/a${each}`, ''])),
      },
    },
    'undeclared-route',
  ],
  ...['ads.txt', 'BingSiteAuth.xml', 'llms.txt', 'news/x.json', 'news.txt', 'gear.svg'].map(
    (name): Trick => [`the file ${name}`, file(name), 'reserved-file'],
  ),
  ...[
    '<x xmlns="http://www.w3.org/1999/xhtml"><script>1</script></x>',
    '<x xmlns:h="http://www.w3.org/1999/xhtml"><h:script>1</h:script></x>',
    '--><x xmlns="http://www.w3.org/1999/xhtml"/><!-- -->',
    '<x><![CDATA[ <!-- ]]><h xmlns="http://www.w3.org/1999/xhtml"/><![CDATA[ --> ]]></x>',
    '<x xmlns="http&#58;//www.w3.org/1999/xhtml"/>',
    '<?xml-stylesheet href="/x.css"?><feed/>',
    '<!DOCTYPE x [<!ENTITY y "z">]><x/>',
    '<?xml version="1.0" encoding="utf-16"?><x/>',
  ].map(
    (xml): Trick => [`a feed that is ${xml.slice(0, 60)}`, file('gear.xml', xml), 'reserved-file'],
  ),
  [
    'data for the element of another section',
    table({ widgetData: { 'ringside-list': {} } }),
    'duplicate-widget-data',
  ],
  ['an embed file named like a property of all objects', { ...gear, embeds: { constructor: '' } }],
  ['an attribute with a meaning for browsers', choice('ringside-gear', { onclick: '' })],
  ['the latest embed file', file('embed/clock.js'), 'reserved-file'],
  ['a pinned embed file', file('embed/clock@0123456789ab.js'), 'reserved-file'],
  ['a page among its files', file('gear.html', '<script>1</script>'), 'dead-link'],
  ['a page below the embed files, among its files', file('embed/frame.html'), 'reserved-file'],
  ['a service worker', file('sw.js'), 'reserved-file'],
  ['settings of a host', file('_redirects'), 'reserved-file'],
  ['settings of another host', file('vercel.json'), 'reserved-file'],
  ['a hidden file', file('.htaccess'), 'reserved-file'],
  ['a hidden folder', file('.well-known/security.txt'), 'reserved-file'],
  ['the pointer', file('sections.json'), 'reserved-file'],
  ['a generation of the pointer', file('releases/generations/999999999.json'), 'reserved-file'],
  ['a letter in another Unicode form', file('caf\u0065\u0301.txt'), 'reserved-file'],
  ['a backslash', file('a\\..\\x.txt'), 'reserved-file'],
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
  ...[
    'embed/clock@0123456789ab.js',
    'vendor/react@19.3.1-0123456789abcdef.js',
    'assets/news/index-0.js',
    'assets/gear/../news/x.js',
    'assets/gear/x.css.br',
    'assets/gear/style-0.shadow.css',
    'releases/news/parts/x.json',
    'releases/gear/0123456789ab/release.json',
    'assets/gear/x.html',
    'assets/gear/x.svg',
    'assets/gear/x.xhtml',
    'assets/gear/x.xml',
    'assets/gear/x',
  ].map(
    (path): Trick => [
      `it lists ${path}`,
      says({ files: { [path]: { integrity: hash, bytes: 1 } } }),
    ],
  ),
  ...[
    '<script>1</script>',
    '<svg><script>1</script></svg>',
    '<template><script>1</script></template>',
    '<div><template shadowrootmode="open"><style>*{}</style></template></div>',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<form><math><mtext></form><form><mglyph><xmp></math><img src onerror=alert(1)></xmp>',
    '<noscript><meta http-equiv="refresh" content="0;url=https://x.example"></noscript>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<meta http-equiv="refresh" content="0">',
    '<base href="https://x.example">',
    '<link rel="stylesheet" href="https://x.example">',
    '<object data="/x.svg"></object>',
    '<embed src="/x.svg">',
    '<xmp></xmp>',
    '<plaintext>',
    '<noembed></noembed>',
    '<iframe><script src="/x.js"></script></iframe>',
    '<svg><iframe><meta http-equiv="refresh" content="0"></iframe></svg>',
    '<svg><ringside-gear></ringside-gear></svg>',
    '<svg><title><p>x</p></title></svg>',
    '<svg><use href="/footer.svg#x"></use></svg>',
    '<svg><path fill="URL(https://x.example/x)"></path></svg>',
    '<svg><feImage href="/beacon.txt"></feImage></svg>',
    '<math><mi>x</mi></math>',
    '<p id="a"></p><p id="a"></p>',
    '<button popover>x</button>',
    '<button popovertarget="menu">x</button>',
    '<button commandfor="menu" command="show-popover">x</button>',
    '<input autofocus>',
    '<a accesskey="s" href="/gear">x</a>',
    '<div role="banner"></div>',
    '<div role="main"></div>',
    '<dialog open>x</dialog>',
    '<input type="file">',
    '<input type="password">',
    '<form action="https://x.example/"></form>'.replace('https', 'data'),
    '<img src="https://x.example/x.png">',
    '<img src="/gear" srcset="/gear 1x,//x.example/x 2x">',
    '<a href="/gear" ping="/beacon.txt">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<iframe src="/gear"></iframe>',
    '<iframe src="https://x.example"></iframe>',
    '<ringside-gear onclick="alert(1)"></ringside-gear>',
    '<x-gear onfocus="alert(1)" tabindex="0"></x-gear>',
    '<x-gear src="/x"></x-gear>',
    '<main>x</main>',
    '<area href="/x">',
    '<marquee>x</marquee>',
    '<p><ringside-list category="all"></ringside-list></p>',
    '<div data-root="r0" data-section="news"></div>',
    '<p data-toasts></p>',
    '<p style="position:fixed;inset:0"></p>',
    '<p ONCLICK="alert(1)"></p>',
    '<a href="java&#10;script:alert(1)">x</a>',
    '<a href="&#1;javascript:alert(1)">x</a>',
    '<a href="VBScript:x">x</a>',
    '<form action="javascript:alert(1)"></form>',
    '<button formaction="javascript:alert(1)">x</button>',
    '<iframe srcdoc="<script>1</script>"></iframe>',
    '<iframe src="data:text/html,<script>1</script>"></iframe>',
    '<svg><a><set attributeName="href" to="javascript:alert(1)"></set></a></svg>',
    '<svg><animate attributeName="href" values="javascript:alert(1)"></animate></svg>',
    '<svg><use href="data:image/svg+xml,<svg/>"></use></svg>',
    '<svg><foreignObject><body onload="1"></body></foreignObject></svg>',
    '<img name="getElementById">',
    '<form name="querySelector"></form>',
    `${'<div>'.repeat(300)}`,
    `${'<b>'.repeat(21_000)}`,
    '<'.repeat(200_000),
    `<p ${Array.from({ length: 20_000 }, (_, each) => `a${each}`).join(' ')}>`,
  ].map((html): Trick => [`its HTML is ${html.slice(0, 90)}`, page(html), 'unsafe-markup']),
  ...[
    '<h1>x</h1>',
    '<p aria-live="assertive">x</p>',
    '<p role="alert">x</p>',
    '<ringside-clock></ringside-clock>'.repeat(600),
  ].map(
    (html): Trick => [
      `an element of it is ${html.slice(0, 60)}`,
      { ...gear, elements: { 'ringside-gear': html } },
      html.includes('clock') ? 'element-cycle' : 'unsafe-markup',
    ],
  ),
  ...['svg', 'p', 'a href="/gear"'].map(
    (parent): Trick => [
      `it places an element with other markup in <${parent}>`,
      {
        ...gear,
        pages: { '/gear': `<${parent}><ringside-gear></ringside-gear></${parent.split(' ')[0]}>` },
        elements: { 'ringside-gear': '<div><a href="/news">x</a></div>' },
      },
      'unsafe-markup',
    ],
  ),
  [
    'its elements contain twelve of the next each',
    {
      ...gear,
      elements: Object.fromEntries(
        Array.from({ length: 8 }, (_, level) => [
          level === 0 ? 'ringside-gear' : `ringside-gear-${level}`,
          level === 7
            ? 'x'
            : `<ringside-gear-${level + 1}></ringside-gear-${level + 1}>`.repeat(12),
        ]),
      ),
    },
    'element-cycle',
  ],
  ['an element with a script', element('<p>x<script>1</script></p>'), 'unsafe-markup'],
  [
    'an element that ends its place',
    element('</ringside-gear></main><style>*{}</style>'),
    'unsafe-markup',
  ],
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
  ...[
    'header{display:none}',
    'body:has([data-section=gear]) header{display:none}',
    '@media all{*{display:none}}',
    '@layer utilities{.toasts{display:none}}',
    '@scope (header){*{display:none}}',
    '@scope ([data-section]) to ([data-section]){*{display:none}}',
    '@scope ([data-section=news]) to ([data-section]){*{display:none}}',
    `${SCOPE}{.x{}}} header{display:none} {`,
    '@import "https://x.example/x.css";',
    '@property --color-ink{syntax:"<number>";inherits:false;initial-value:0}',
    '@property --tw-shadow{syntax:"*";inherits:true;initial-value:0 0 0 9em red}',
    '@keyframes enter-header{to{opacity:0}}',
    '@keyframes enter\\2dheader{to{opacity:0}}',
    '@font-face{font-family:ringside  DISPLAY;src:url(x)}',
    '@page{size:1px}',
    `${SCOPE}{.x{content:"</style><script>1</script>"}}`,
    `${SCOPE}{@import "x";}`,
    `${SCOPE}{.x{content:"a\nb}} header{display:none} /*"}}`,
    `${SCOPE}{:scope{contain:none!important}}`,
    `${SCOPE}{&{display:contents}}`,
    `${SCOPE}{:is(:scope){display:contents}}`,
    '@layer box{@scope ([data-section=gear]) to ([data-section]){.x{color:red}}}',
    '@layer box.inner;',
    '@scope ([data-section=gear]){.x{color:red}}',
    '@scope ([data-section=gear],header) to ([data-section]){.x{color:red}}',
    '@scope ([data-section^=gear]) to ([data-section]){.x{color:red}}',
    `${SCOPE}{.x{view-transition-name:root}}`,
    `${SCOPE}{.x{anchor-name:--x}}`,
    `${SCOPE}{.x{top:anchor(--x bottom)}}`,
    `${SCOPE}{.x{position-anchor:--x}}`,
    `${SCOPE}{.x{new-property:1}}`,
    `${SCOPE}{.x{cursor:url(/assets/gear/x.png),auto}}`,
    `${SCOPE}{.x{background:url(/beacon.txt?error=news.event)}}`,
    `${SCOPE}{.x{background:\\75rl("\\2f beacon.txt")}}`,
    `${SCOPE}{.x{--y:image-set("/beacon.txt" 1x)}}`,
    `${SCOPE}{.x{background:-moz-element(#menu)}}`,
    `${SCOPE}{.x{background:url(https://x.example/x.png)}}`,
    '@font-face{font-family:"Gear";font-family:"Ringside Display" x;src:url(/assets/gear/x)}',
    '@font-face{font-family:Gear;src:url(https://x.example/x)}',
    '@font-face{src:url(/assets/gear/x)}',
    '@view-transition{navigation:auto}',
    '@position-try --x{inset:0}',
    '@counter-style decimal{system:cyclic;symbols:"x"}',
    '@namespace "x";',
    `${SCOPE}{.x{color:red}}}`,
    `${SCOPE}{${'.a{}'.repeat(70_000)}}`,
  ].map((css): Trick => [`its style is ${css.slice(0, 90)}`, style(css), 'unscoped-style']),
];

export const tricks = TRICKS.map(
  ([what, release, refusal = 'bad-release']) => [what, release, refusal] as const,
);
