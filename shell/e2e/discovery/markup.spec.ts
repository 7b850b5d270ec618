import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampled } from '@ringside/release/testing/sampled';
import { HtmlValidate } from 'html-validate';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { articlePaths, missing, routes } from '../support/facts.ts';
import { clientFiles, siteFolder } from '../support/servedPages.ts';
import { expect, test } from '../support/sharedPage.ts';

const paths = [...routes, ...missing].map(({ path }) => path);
const checker = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'no-missing-references': 'error' },
});

const SAMPLE =
  `${articlePaths[0]} / /news /gear/boxing-gloves /fights /training /fitness /about /privacy
  /embed /embed/countdown /embed/frame /no-such-page`.split(/\s+/);

for (const [which, some] of [
  ['a page of each template', SAMPLE],
  ['every page', new Set([...paths, ...SAMPLE])],
] as const)
  test(`${which} is valid, accessible HTML`, sampled(some === SAMPLE), async ({ request }) => {
    for (const path of some) {
      const { results } = await checker.validateString(await (await request.get(path)).text());
      const faults = results.flatMap(({ messages }) => messages);
      expect(
        faults.map(({ ruleId, message, selector }) => `${ruleId} ${message} ${selector}`),
        path,
      ).toEqual([]);
    }
  });

test('without styles no two words run together, on any page', async ({ request }) => {
  for (const path of new Set([...paths, ...articlePaths]))
    expect(runTogether(await (await request.get(path)).text()), path).toEqual([]);
});

/** Classes without a rule of their own: scripts and selectors of other elements use them. */
const MARKERS = /^group(\/\w+)?$/;

test('every class on a page has a rule, which no other class of its element erases', async ({
  request,
}) => {
  const sheets = clientFiles().filter((name) => name.endsWith('.css'));
  const css = sheets.map((name) => readFileSync(join(siteFolder, name), 'utf8')).join('\n');
  const styled = new Set(
    [...css.matchAll(/\.((?:\\[0-9a-f]+ ?|\\.|[\w-])+)/gi)].map(([, name = '']) =>
      name
        .replace(/\\([0-9a-f]+) ?/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
        .replace(/\\(.)/g, '$1'),
    ),
  );
  expect(styled.size).toBeGreaterThan(200);

  for (const path of new Set([...paths, ...SAMPLE])) {
    const html = await (await request.get(path)).text();
    const lists = [...html.matchAll(/\sclass="([^"]+)"/g)].map(([, names = '']) =>
      names.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&').split(' '),
    );
    const plain = lists.flat().filter((name) => name && !styled.has(name) && !MARKERS.test(name));
    expect([...new Set(plain)], path).toEqual([]);

    // `sm:row-span-2` sets the whole of `grid-row`, and so erases `row-start-1`, unless there is
    // also an `sm:row-start-…`.
    const erased = lists.filter((names) =>
      names.some((name) => {
        const [, variants = '', axis] = /^(.+:)(col|row)-span-/.exec(name) ?? [];
        const starts = names.filter((other) => axis && other.includes(`${axis}-start-`));
        return starts.length > 0 && !starts.some((other) => other.startsWith(variants));
      }),
    );
    expect(erased, path).toEqual([]);
  }
});

/** Elements that begin a new line when no stylesheet applies. */
const BLOCKS = new Set(
  [
    'address article aside blockquote body dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5',
    'h6 header hr html legend li main nav ol option p pre section select summary table tbody td th thead tr ul br iframe button input',
  ]
    .join(' ')
    .split(' '),
);
const SILENT = new Set(['head', 'script', 'style', 'template', 'noscript', 'svg', 'textarea']);

/**
 * Finds words of neighbouring elements that run together without styles, such as `ThorncastleAug`.
 */
function runTogether(html: string): string[] {
  const found: string[] = [];
  let last = '\n';
  let lastParent: Tree.ParentNode | undefined;

  const add = (text: string, parent?: Tree.ParentNode) => {
    if (parent !== lastParent && /[^\s(“‘/-]$/u.test(last) && /^[\p{L}\p{N}“(]/u.test(text))
      found.push(`${last.slice(-20)}|${text.slice(0, 20)}`);
    last = text;
    lastParent = parent;
  };

  const walk = (node: Tree.ChildNode | Tree.Document, parent?: Tree.ParentNode) => {
    if (node.nodeName === '#text' && 'value' in node && node.value) add(node.value, parent);
    if (
      SILENT.has(node.nodeName) ||
      ('attrs' in node && node.attrs.some(({ name }) => name === 'hidden'))
    )
      return;
    if (BLOCKS.has(node.nodeName)) add('\n');
    if ('childNodes' in node) for (const child of node.childNodes) walk(child, node);
    if (BLOCKS.has(node.nodeName)) add('\n');
  };

  walk(parse(html));
  return [...new Set(found)];
}
