import { readdirSync, readFileSync } from 'node:fs';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, test } from 'vitest';
import { parseArticle } from '../content/parseArticle.ts';
import { articleBody } from './articleBody.ts';

test('white text becomes dark', () => {
  expect(articleBody('<div class="text-white"><p>Hello</p></div>')).toBe(
    '<div class="text-ink"><p>Hello</p></div>',
  );
});

test.each([
  ['a script', '<p>Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
  ['a handler', '<p onclick="alert(1)">Hi</p>', '<p>Hi</p>'],
  ['a style', '<p style="color:red">Hi</p>', '<p>Hi</p>'],
  ['an id', '<p id="ringside-page" data-root="r0">Hi</p>', '<p>Hi</p>'],
  ['another class', '<p class="fixed text-white-ish">Hi</p>', '<p>Hi</p>'],
  ['a script in an address', '<a href="javascript:alert(1)">Hi</a>', '<a>Hi</a>'],
  ['another site', '<a href="https://elsewhere.example">Hi</a>', '<a>Hi</a>'],
  ['another site without a scheme', '<a href="//elsewhere.example">Hi</a>', '<a>Hi</a>'],
  ['a picture', '<p>Hi<img src=x onerror=alert(1)></p>', '<p>Hi</p>'],
])('%s does not pass', (_, content, expected) => {
  expect(articleBody(content)).toBe(expected);
});

const TAGS = ['div', 'h2', 'h3', 'p', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a'];
const HOME = 'https://ringside.example';

type TreeElement = DefaultTreeAdapterTypes.Element;

function* elementsIn(node: DefaultTreeAdapterTypes.ParentNode): Generator<TreeElement> {
  for (const child of node.childNodes) {
    if ('tagName' in child) yield child;
    if ('childNodes' in child) yield* elementsIn(child);
  }
}

const isHarmless = ({ tagName, namespaceURI, attrs }: TreeElement) =>
  TAGS.includes(tagName) &&
  namespaceURI === 'http://www.w3.org/1999/xhtml' &&
  attrs.every(({ name, value }) =>
    tagName === 'a' && name === 'href'
      ? new URL(value, `${HOME}/news/x`).origin === HOME
      : name === 'class' && value === 'text-ink',
  );

// Each of these techniques once passed a well-known sanitiser.
test.each([
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<p x="a"onclick="alert(1)">x</p>',
  '<p onclick\n=\nalert(1)>x</p>',
  `<p data-x='"><img src=x onerror=alert(1)>'>x</p>`,
  '<p title="</p><img src=x onerror=alert(1)>">x</p>',
  '<p class=text-white\fonclick=alert(1)>x</p>',
  '<im\u0000g src=x onerror=alert(1)>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#x6A;&#x61;vascript&colon;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="/\t/evil.example">x</a>',
  '<a href="/&Tab;&sol;evil.example">x</a>',
  '<a xlink:href="javascript:alert(1)">x</a>',
  '<svg></p><style><a id="</style><img src=x onerror=alert(1)>">',
  '<svg><title><p title="</title><img src=x onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<template shadowrootmode="open"><img src=x onerror=alert(1)></template>',
  '<!--><img src=x onerror=alert(1)>-->',
  '</div></div></article></main><img src=x onerror=alert(1)>',
  '<a href="/news" title="',
  `${'<div>'.repeat(500)}<img src=x onerror=alert(1)>`,
])('%j becomes harmless, and stays in its place', (hostile) => {
  const document = parse(
    `<body><main>${articleBody(`<p>before</p>${hostile}`)}</main><footer></footer>`,
  );
  const all = [...elementsIn(document)];
  const main = all.find(({ tagName }) => tagName === 'main');
  const inside = main ? [...elementsIn(main)] : [];
  expect(inside[0]).toMatchObject({ tagName: 'p', childNodes: [{ value: 'before' }] });
  expect(inside.filter((element) => !isHarmless(element))).toEqual([]);
  const outside = all.filter((element) => !inside.includes(element)).map(({ tagName }) => tagName);
  expect(outside).toEqual(['html', 'head', 'body', 'main', 'footer']);
});

test('a drawing is shown in several sizes, with its text and its size', () => {
  const body = articleBody('<div class="text-white"><img src="first-bell"></div>');
  expect(body).toMatch(
    /<picture><source type="image\/avif" srcset="\S+ 400w, .+<img [^>]+ alt="An empty ring.+ width="1600" height="1000" loading="lazy"/i,
  );
});

test('a chart shows bars, and the same numbers as text for screen readers', () => {
  const chart = { title: 'Jabs landed', rounds: [4, 0, 8] };
  const body = articleBody('<div class="text-white"><img src="rounds"></div>', chart);
  expect(body).toContain('aria-label="Jabs landed. In round 1: 4, round 2: 0, round 3: 8."');
  expect(body).toContain('viewBox="0 0 3 8"');
  expect(body).toMatch(/ 8v-4h.+ 8v0h.+ 8v-8h/);
  expect(articleBody('<p>Hi<img src="rounds"></p>')).toBe('<p>Hi</p>');
});

test('our own articles lose nothing but the colour of the text', () => {
  const folder = new URL('../content/articles/', import.meta.url);
  for (const file of readdirSync(folder)) {
    const { content, chart } = parseArticle(file, readFileSync(new URL(file, folder), 'utf8'));
    const figures = /<picture>.*?<\/picture>|<figure.*?<\/figure>/g;
    expect(articleBody(content, chart).replace(figures, '<img>')).toBe(
      content.replace('text-white', 'text-ink').replace(/<img [^>]+>/g, '<img>'),
    );
  }
});
