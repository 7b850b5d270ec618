import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import {
  checkedFiles,
  clientFiles,
  pageDataOf,
  pagePaths,
  siteFolder,
} from '../support/servedPages.ts';
import { expect, test } from '../support/sharedPage.ts';

const digest = (algorithm: string, bytes: string | Buffer) =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

const POLICY = {
  'default-src': "'none'",
  'img-src': "'self' data:",
  'font-src': "'self' data:",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'frame-src': 'https://www.youtube-nocookie.com',
  'form-action': "'self'",
  'base-uri': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'ringside',
};
const HEADERS = {
  'content-security-policy': "frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
}

function* tagsOf(node: Tree.ParentNode): Generator<Tag> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    const text = child.childNodes.map((each) => ('value' in each ? each.value : '')).join('');
    yield {
      name: child.tagName,
      attributes: Object.fromEntries(child.attrs.map(({ name, value }) => [name, value])),
      text,
    };
    yield* tagsOf(child);
    if ('content' in child) yield* tagsOf(child.content);
  }
}

const read = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => directive.split(/ (.*)/, 2) as [string, string]),
  );

const isFirst = (attributes: Tag['attributes']) => Object.keys(attributes).length === 0;

function* faultsOf({ name, attributes }: Tag): Generator<string> {
  if (/^(iframe|frame|object|embed|base)$/.test(name)) yield name;
  for (const [key, value] of Object.entries(attributes)) {
    if (/^(on|style$|srcdoc$)/.test(key)) yield `${name} ${key}`;
    if (/^(href|src|action|formaction)$/.test(key) && !/^([/#]|https:|mailto:|tel:)/.test(value))
      yield `${name} ${key}=${value}`;
  }
  if (
    name === 'script' &&
    !isFirst(attributes) &&
    !attributes.type?.endsWith('json') &&
    !attributes.src?.startsWith('/assets/') &&
    // `/embed` may load this script, which partners' pages load as well. The script makes iframes
    // as high as their content.
    !(attributes.src?.startsWith('/embed/frame@') && attributes.integrity)
  )
    yield `script ${attributes.src}`;
}

const isLiveView = ({ name, attributes }: Tag) =>
  name === 'iframe' &&
  attributes.src?.startsWith('/embed/frame?') &&
  !/same-origin|top-navigation/.test(attributes.sandbox ?? 'same-origin');

test('every page has a strict policy and nothing inline, and the hash of each script and style that it loads', async ({
  request,
}) => {
  const right = new Map<string, string>();
  for (const href of clientFiles())
    right.set(href, digest('sha256', await readFile(join(siteFolder, href))));
  const named = new Set<string>();
  const hydrated = new Set<string>();
  let first: string | undefined;
  for (const path of pagePaths) {
    const response = await request.get(path);
    expect(response.headers(), path).toMatchObject(HEADERS);
    const html = await response.text();
    const tags = [...tagsOf(parse(html))];
    expect(tags.length, path).toBeGreaterThan(50);

    const [style, ...otherStyles] = tags.filter(({ name }) => name === 'style');
    const [script, ...otherScripts] = tags.filter(
      ({ name, attributes }) => name === 'script' && isFirst(attributes),
    );
    expect([otherStyles, otherScripts], path).toEqual([[], []]);

    first ??= script?.text;
    expect(script?.text, path).toBe(first);

    const policyAt = tags.findIndex(
      ({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy',
    );
    expect(read(tags[policyAt]?.attributes.content ?? ''), path).toEqual({
      ...POLICY,
      'script-src': `'self' '${digest('sha256', script?.text ?? '')}'`,
      ...(path === '/embed' && { 'frame-src': "https://www.youtube-nocookie.com 'self'" }),
      'style-src': `'self' '${digest('sha256', style?.text ?? '')}'`,
    });

    const early = tags
      .slice(0, policyAt)
      .filter(({ name }) => /^(script|style|img|iframe|body)$/.test(name));
    expect(
      early.filter(({ attributes }) => attributes.type !== 'application/ld+json'),
      `${path} has nothing before its policy that this could forbid`,
    ).toEqual([]);

    expect(
      tags
        .filter((tag) => path !== '/embed' || !isLiveView(tag))
        .flatMap((tag) => [...faultsOf(tag)]),
      path,
    ).toEqual([]);

    const { roots, styles = [] } = pageDataOf(html);
    for (const { section } of roots) hydrated.add(section);
    const files = checkedFiles(html);
    for (const { href, integrity } of styles) files.set(href, integrity);
    expect(
      [...files].filter(([href, integrity]) => integrity !== right.get(href)),
      path,
    ).toEqual([]);
    for (const href of files.keys()) named.add(href);
  }
  // No page names these files: only iframes, partners' pages, the runtime or shadow roots load
  // them.
  const unnamed = [...right.keys()].filter(
    (href) => !named.has(href) && (href.endsWith('.css') || hydrated.has(href.split('/')[2] ?? '')),
  );
  expect(
    unnamed.filter(
      (href) =>
        !/\/(elements|embed|frame|beacon|fragments|capitals|print)-|\.shadow\.css$/.test(href),
    ),
  ).toEqual([]);
});

test('other responses have the same headers', async ({ request }) => {
  for (const [path, options] of [
    [clientFiles()[0] ?? '', {}],
    ['/feed.xml', {}],
    ['/news', { method: 'POST' }],
  ] as const)
    expect((await request.fetch(path, options)).headers(), path).toMatchObject(HEADERS);
});
