import { attribute, elementsOf } from '@ringside/release/html';
import type { Attributes, Catalogue, CatalogueElement } from '@ringside/shared/contract';
import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { attributesFrom, KINDS, nearestChoice } from '../configuration.ts';
import { frameAddress, previewAddress } from './framed.ts';
import { toJsx } from './markup.ts';
import { policyOf, snippetOf } from './snippets.ts';

const countdown: CatalogueElement = {
  tag: 'ringside-countdown',
  file: 'countdown',
  description: '',
  attributes: ['fight', 'date', 'event', 'theme'].map((name) => ({
    name,
    description: '',
    type: 'string',
    ...(name === 'theme' && { default: 'auto' }),
  })),
  properties: [
    { name: '--ringside-color', description: '', syntax: '<color>', default: 'inherit' },
    { name: '--ringside-event-size', description: '', syntax: '<length>', default: '0.75em' },
  ],
  policy: [{ directive: 'script-src', source: 'ORIGIN', description: '' }],
  data: { 1: { date: '2025-10-18', event: 'Thunder on the Thames' } },
};
const file = { release: 'x', evergreen: '', integrity: 'sha384-a+/=', bytes: 1, gzip: 1, brotli: 1 };
const catalogue: Catalogue = {
  origin: 'https://ringside.example',
  files: {
    countdown: { ...file, name: 'countdown', pinned: '/embed/countdown@x.js' },
    frame: { ...file, name: 'frame', pinned: '/embed/frame@x.js' },
  },
  elements: [countdown],
};
const configuration = (attributes: Record<string, string>, isPinned = false) => ({
  catalogue,
  element: countdown,
  attributes,
  properties: {},
  isPinned,
});

/** What ends a value, a tag, a script, a comment, a template or a shortcode somewhere. */
const HOSTILE = [
  `"quotes" and 'these'`,
  '</script><script>alert(1)</script>',
  '</ringside-countdown><img src=x onerror=alert(1)>',
  ['{{ constructor }} {braces} `backticks` $', '{dollars}'].join(''),
  '--> <!-- /wp:html --> [gallery] </template>',
  '&quot; &amp;lt; \\u0022 \\" \u2028',
];

for (const event of HOSTILE) {
  test(`${event} stays a value in every snippet`, () => {
    const of = (kind: (typeof KINDS)[number]) => snippetOf(kind, configuration({ fight: '1', event }));

    for (const kind of ['html', 'wordpress', 'vue', 'svelte'] as const) {
      const html =
        of(kind)
          .split(/<template>\n|<\/script>\n\n/)
          .at(-1) ?? '';
      const [element] = [...elementsOf(parseFragment(html.replace('</template>', '')))];
      expect(element && attribute(element, 'event'), kind).toBe(event);
      expect(of(kind).match(/<script/g), kind).toHaveLength(1);
      expect(of(kind), kind).not.toContain('onerror=alert(1)>');
    }
    expect(of('wordpress').match(/<!--/g)).toHaveLength(2);
    expect(of('wordpress')).not.toContain('[');
    // Nothing starts an expression, so bindings and listeners of the partner's own may stand beside it.
    const template = of('vue').split('<template>')[1] ?? '';
    expect(template).not.toMatch(/[{}]|v-pre/);
    expect(of('vue').match(/<\/template>/g)).toHaveLength(1);

    const [frame] = [...elementsOf(parseFragment(of('iframe')))];
    const { searchParams } = new URL((frame && attribute(frame, 'src')) ?? '');
    expect([...searchParams]).toEqual([
      ['element', 'ringside-countdown'],
      ['fight', '1'],
      ['event', event],
    ]);

    // Written as a string of JavaScript, which says the same, and ends no script it may stand in.
    const [, literal = ''] = /event=\{(".*")\}/.exec(of('react')) ?? [];
    expect(JSON.parse(literal)).toBe(event);
    expect(of('react')).not.toMatch(/<\/script|<img|<!--/);
  });
}

test('plain values stand in JSX as anybody would write them', () => {
  expect(toJsx({ tag: 'a', attributes: { datetime: '2025-10-18' }, children: ['Two words'] })).toBe(
    '<a dateTime="2025-10-18">Two words</a>',
  );
});

test('a pinned snippet names the file of the release and its integrity', () => {
  for (const kind of KINDS) {
    const name = kind === 'iframe' ? 'frame' : 'countdown';
    expect(snippetOf(kind, configuration({}, true)), kind).toContain(`/embed/${name}@x.js`);
    expect(snippetOf(kind, configuration({}, true)), kind).toContain('sha384-a+/=');
    expect(snippetOf(kind, configuration({})), kind).toContain(`/embed/${name}.js`);
    expect(snippetOf(kind, configuration({})), kind).not.toContain('sha384');
  }
});

test('no path leads a fallback to another host', () => {
  const news = { ...countdown, tag: 'ringside-news', file: 'news', routes: ['/news'] };
  for (const path of [
    '@elsewhere.example',
    '//elsewhere.example',
    'javascript:alert(1)',
    '\\\\elsewhere.example',
  ]) {
    const html = snippetOf('html', { ...configuration({ path }), element: news });
    const link = [...elementsOf(parseFragment(html.replaceAll('ringside-news', 'div')))][1];
    expect(new URL((link && attribute(link, 'href')) ?? '').origin, path).toBe(catalogue.origin);
  }
  expect(snippetOf('html', configuration({ origin: 'javascript:alert(1)//' }))).not.toContain(
    'href="javascript',
  );
});

test('attributes that are empty, unknown or hold anyway are left out', () => {
  const values = [
    ['fight', '1'],
    ['event', ''],
    ['theme', 'auto'],
    ['onclick', 'x'],
  ] as const;
  expect(attributesFrom(countdown, values)).toEqual({ fight: '1' });
});

test('a fragment is set to what it has a page for, with the attribute that was just set', () => {
  const choices: Attributes[] = [{ list: 'featured' }, { category: 'Training' }, { category: 'Updates' }];
  expect(nearestChoice(choices, { list: 'featured', category: 'Updates' }, 'category')).toEqual({
    category: 'Updates',
  });
  expect(nearestChoice(choices, { list: 'featured', category: 'Updates' }, 'list')).toEqual({
    list: 'featured',
  });
  expect(nearestChoice(choices, {}, 'list')).toEqual({ category: 'Training' });
  expect(nearestChoice(choices, { category: 'None' })).toEqual({ category: 'Training' });
  expect(nearestChoice([{}, { limit: '2' }], {}, 'limit')).toEqual({});
});

test('a fragment is framed at its own page, anything else by its name, and links never leave for elsewhere', () => {
  const list = { ...countdown, tag: 'ringside-article-list', choices: [{ category: 'Fight News' }] };
  expect(frameAddress(list, { category: 'Fight News', origin: 'https://elsewhere.example' })).toBe(
    '/embed/ringside-article-list/category-fight-news',
  );
  expect(frameAddress(countdown, { event: 'a&b=c', origin: 'x' })).toBe(
    '/embed/frame?element=ringside-countdown&event=a%26b%3Dc',
  );
  expect(frameAddress(countdown, { fight: '1', theme: 'dark' })).toBe(
    '/embed/frame?element=ringside-countdown&fight=1&theme=dark&ground=dark',
  );
  // A fragment's own page takes no properties; the frame that makes any element does.
  expect(frameAddress(list, { category: 'Fight News' }, { '--ringside-color': '#c8241a' })).toBe(
    '/embed/frame?element=ringside-article-list&category=Fight+News&--ringside-color=%23c8241a',
  );
  expect(previewAddress(countdown, { event: '&ground=light' }, 'dark')).toBe(
    '/embed/frame?element=ringside-countdown&ground=dark&event=%26ground%3Dlight',
  );
});

test('a policy names the site where it says ORIGIN', () => {
  expect(policyOf('html', configuration({}))).toBe('script-src https://ringside.example');
  expect(policyOf('iframe', configuration({}))).toBe(
    'frame-src https://ringside.example; script-src https://ringside.example',
  );
});
