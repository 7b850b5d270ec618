import type { Fixture } from '../fixtures.ts';
import { pseudoRandom } from '../pseudoRandom.ts';
import { samples } from '../samples.ts';

const TAGS =
  'a b div p span h1 h2 ul li table tr td select option textarea pre button form label input svg path g use text title math mi iframe noscript style script template xmp plaintext main header footer body html head base meta link details dialog ringside-list ringside-gear ringside-x x-y'.split(
    ' ',
  );
const ATTRIBUTES = [
  ...['id="main"', 'id="menu"', 'id="ringside-page"', 'id="x"', 'class="toasts x"', 'href="#x"'],
  ...['href="javascript:alert(1)"', 'href="/gear"', 'href="/beacon.txt?error=news.event"'],
  ...['src="/beacon.txt"', 'src="data:image/png;base64,AA"', 'srcset="/a 1x,/beacon.txt 2x"'],
  ...['onclick="globalThis.ran=1"', 'style="position:fixed;inset:0"', 'popover', 'autofocus'],
  ...['popovertarget="menu"', 'data-section="news"', 'data-root="r0"', 'role="banner"'],
  ...[
    'aria-live="assertive"',
    'aria-labelledby="menu"',
    'category="all"',
    'title="</main><script>"',
  ],
  ...['fill="url(#menu)"', 'fill="url(/beacon.txt)"', 'xlink:href="#x"', 'tabindex="0"', '"', '<'],
];
const TEXTS = ['x', '\n', '&lt;', '</', '-->', ']]>', '<!--', '<![CDATA[', '<?x', '\u0000', '"'];
const SELECTORS = [
  ...['.x', '*', 'header', ':scope', '&', 'body', ':root', 'p:has(a)', '.text-white.text-white'],
  ...['.x>*', '.x *', '::before', ':is(.x,header)', 'main', 'a', 'h1', '[data-section]'],
];
const DECLARATIONS = [
  ...[
    'position:fixed;inset:0;z-index:99999;background:red',
    'display:contents',
    'contain:none!important',
  ],
  ...['margin:-9999px', 'outline:9999px solid red', 'box-shadow:0 0 0 100vmax red', 'color:red'],
  ...['transform:scale(99)', 'view-transition-name:root', 'anchor-name:--x', 'top:anchor(--x top)'],
  ...[
    'background:url(/beacon.txt?x)',
    'content:"a\nb"',
    'content:"}}</style>"',
    '--x:}',
    '--x:{a:b}',
  ],
  ...['all:unset', 'font:99px x', 'width:99999px', 'filter:drop-shadow(0 0 99px red)', 'zoom:99'],
];
const AROUND = [
  ...[
    '@media all',
    '@layer utilities',
    '@layer box',
    '@supports (a:b)',
    '@scope',
    '@scope (header)',
  ],
  ...[
    '@starting-style',
    '@container (width>1px)',
    '@keyframes x',
    '@font-face',
    '@property --x',
    '@x',
  ],
];
const SCOPE = '@scope ([data-section=gear]) to ([data-section])';

interface Mutation {
  fixture: Fixture;
  /** The changed markup and style, for repeating the case by hand. */
  text: string;
}

/** Returns a release of gear with random changes. The same seed gives the same release. */
export function mutation(seed: number): Mutation {
  const random = pseudoRandom(seed);
  const pick = <Item>(list: readonly Item[]): Item =>
    list[Math.floor(random() * list.length)] as Item;
  const some = (most: number, make: () => string): string =>
    Array.from({ length: Math.floor(random() * most) }, make).join('');

  const markup = (depth: number): string => {
    if (depth === 0 || random() < 0.2) return pick(TEXTS);
    const tag = pick(TAGS);
    const attributes = some(3, () => ` ${pick(ATTRIBUTES)}`);
    const end = random() < 0.9 ? `</${tag}>` : some(2, () => `</${pick(TAGS)}>`);
    return `<${tag}${attributes}>${some(4, () => markup(depth - 1))}${end}`;
  };

  /** Makes only allowed markup, so that the release is composed and not refused. */
  const harmless = (depth: number): string => {
    if (depth === 0) return pick(['x', '&lt;/main&gt;', 'y']);
    const tag = pick(['div', 'ul', 'section', 'span', 'a', 'b', 'svg', 'select', 'table', 'pre']);
    const attribute = pick([
      '',
      ' class="x text-white toasts"',
      ' id="main"',
      ' title="&lt;/main>"',
    ]);
    const unique = attribute.includes('id=') && random() < 0.5 ? '' : attribute;
    return `<${tag}${unique}>${some(4, () => harmless(depth - 1))}</${tag}>`;
  };

  const rules = (depth: number): string =>
    some(4, () => {
      if (depth > 0 && random() < 0.3) return `${pick(AROUND)}{${rules(depth - 1)}}`;
      return `${pick(SELECTORS)}{${some(3, () => `${pick(DECLARATIONS)};`)}}`;
    });

  const isHarmless = random() < 0.5;
  const page = isHarmless ? harmless(4) : markup(4);
  const element = isHarmless ? harmless(3) : markup(3);
  const css = random() < 0.8 ? `${SCOPE}{${rules(2)}}` : rules(2);
  const fixture: Fixture = {
    ...samples.gear,
    pages: { '/gear': `<h1>Gear</h1>${page}<ringside-list category="all"></ringside-list>` },
    elements: { 'ringside-gear': element || 'x' },
    style: css,
  };
  return { fixture, text: JSON.stringify({ page, element, css }) };
}
