import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { parse } from 'parse5';
import { startPartner } from './partner.ts';
import { checkedFiles, clientFiles, pagePaths, siteFolder } from './servedPages.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

const digest = (algorithm: string, bytes: string | Buffer) =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/** What every page says of itself, but for the hash of its own style. */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
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

/** Every element of a page in document order, what templates hold included. */
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
  Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/, 2) as [string, string]));

test('every page forbids whatever it does not need, before anything that could be forbidden', async ({
  request,
}) => {
  for (const path of pagePaths) {
    const response = await request.get(path);
    expect(response.headers(), path).toMatchObject(HEADERS);
    const tags = [...tagsOf(parse(await response.text()))];
    const policyAt = tags.findIndex(
      ({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy',
    );
    const styles = tags.filter(({ name }) => name === 'style');
    expect(styles, path).toHaveLength(1);
    expect(read(tags[policyAt]?.attributes.content ?? ''), path).toEqual({
      ...POLICY,
      // The builder shows previews.
      ...(path === '/embed' && { 'frame-src': "https://www.youtube-nocookie.com 'self'" }),
      'style-src': `'self' '${digest('sha256', styles[0]?.text ?? '')}'`,
    });
    const early = tags.slice(0, policyAt).filter(({ name }) => /^(script|style|img|iframe|body)$/.test(name));
    expect(
      early.filter(({ attributes }) => attributes.type !== 'application/ld+json'),
      path,
    ).toEqual([]);
  }
});

/** What a tag holds that no page of ours may hold. */
function* faultsOf({ name, attributes }: Tag): Generator<string> {
  if (/^(iframe|frame|object|embed|base)$/.test(name)) yield name;
  for (const [key, value] of Object.entries(attributes)) {
    if (/^(on|style$|srcdoc$)/.test(key)) yield `${name} ${key}`;
    if (/^(href|src|action|formaction)$/.test(key) && !/^([/#]|https:|mailto:|tel:)/.test(value))
      yield `${name} ${key}=${value}`;
  }
  if (name === 'script' && !attributes.type?.endsWith('json') && !attributes.src?.startsWith('/assets/'))
    yield `script ${attributes.src}`;
}

test('no page holds a script, a handler or a style of its own, nor a frame', async ({ request }) => {
  for (const path of pagePaths) {
    const tags = [...tagsOf(parse(await (await request.get(path)).text()))];
    expect(tags.length, path).toBeGreaterThan(50);
    expect(
      tags.flatMap((tag) => [...faultsOf(tag)]),
      path,
    ).toEqual([]);
  }
});

test('every page names the hash of each script and style it brings, and it is the right one', async ({
  request,
}) => {
  const right = new Map<string, string>();
  for (const href of clientFiles()) right.set(href, digest('sha256', await readFile(join(siteFolder, href))));
  const named = new Set<string>();
  for (const path of pagePaths) {
    const files = checkedFiles(await (await request.get(path)).text());
    expect(
      [...files].filter(([href, integrity]) => integrity !== right.get(href)),
      path,
    ).toEqual([]);
    for (const href of files.keys()) named.add(href);
  }
  // Fragments that are text and links only are run on partners' pages alone, by files that name their hashes; what runs in
  // frames alone is named by pages that stand there.
  const unnamed = [...right.keys()].filter((href) => !named.has(href));
  expect(unnamed.filter((href) => !/\/(elements|embed|frame)-/.test(href))).toEqual([]);
});

for (const [what, path, options] of [
  ['a script', clientFiles()[0] ?? '', {}],
  ['a feed', '/feed.xml', {}],
  ['a calendar', '/fights.ics', {}],
  ['no address', '/%', {}],
  ['a method nobody answers', '/news', { method: 'POST' }],
  ['a part that is not there', '/feed.xml', { headers: { range: 'bytes=99999999-' } }],
] as const) {
  test(`the answer to ${what} has the same headers`, async ({ request }) => {
    expect((await request.fetch(path, options)).headers()).toMatchObject(HEADERS);
  });
}

test.describe('in a browser', () => {
  test.use({ tolerated: [/./] });

  /** Each is tried in the page; the directive is the one that stops it. */
  const attempts: Readonly<Record<string, readonly [directive: string, attempt: () => unknown]>> = {
    // Later, for what a test itself runs is allowed to.
    'text as code': [
      'require-trusted-types-for',
      () => setTimeout(() => Reflect.get(globalThis, 'eval')('globalThis.ran = true')),
    ],
    'text as HTML': [
      'require-trusted-types-for',
      () => {
        document.createElement('div').innerHTML = '<img src=x>';
      },
    ],
    'text as a script': [
      'require-trusted-types-for',
      () => {
        document.createElement('script').text = 'ran = true';
      },
    ],
    'a policy of one’s own': [
      'trusted-types',
      () =>
        (
          globalThis as unknown as { trustedTypes: { createPolicy(n: string, r: object): void } }
        ).trustedTypes.createPolicy('mine', {}),
    ],
    'a handler in an attribute': [
      'require-trusted-types-for',
      () => document.body.setAttribute('onclick', 'ran = true'),
    ],
    'a style in an attribute': ['style-src-attr', () => document.body.setAttribute('style', 'color: red')],
    'a style of its own': [
      'style-src-elem',
      () => {
        const style = document.createElement('style');
        style.textContent = 'body { color: red }';
        document.head.append(style);
      },
    ],
    'a script from elsewhere': [
      'script-src-elem',
      () => import(/* @vite-ignore */ `https://elsewhere.example/${1}.js`).catch(() => undefined),
    ],
    'a picture from elsewhere': [
      'img-src',
      () => {
        new Image().src = 'https://elsewhere.example/x.png';
      },
    ],
    'a request elsewhere': ['connect-src', () => fetch('https://elsewhere.example/').catch(() => undefined)],
    'a frame from elsewhere': [
      'frame-src',
      () =>
        document.body.append(
          Object.assign(document.createElement('iframe'), { src: 'https://www.youtube.com/embed/x' }),
        ),
    ],
    'another base': [
      'base-uri',
      () =>
        document.head.append(
          Object.assign(document.createElement('base'), { href: 'https://elsewhere.example/' }),
        ),
    ],
    'a form that leads elsewhere': [
      'form-action',
      () => {
        const form = Object.assign(document.createElement('form'), { action: 'https://elsewhere.example/' });
        document.body.append(form);
        form.submit();
      },
    ],
    'a worker': ['require-trusted-types-for', () => new Worker('/assets/none.js')],
  };

  test('the policy stops what it should', async ({ page }) => {
    await visit(page, '/training');
    await page.evaluate(() => {
      const stopped: string[] = [];
      document.addEventListener('securitypolicyviolation', (event) => stopped.push(event.effectiveDirective));
      Object.assign(globalThis, { stopped });
    });
    for (const [what, [directive, attempt]] of Object.entries(attempts)) {
      await page.evaluate(() => {
        (globalThis as unknown as { stopped: string[] }).stopped.length = 0;
      });
      // What throws because it is stopped is stopped.
      await page.evaluate(attempt).catch(() => undefined);
      await expect
        .poll(() => page.evaluate(() => (globalThis as unknown as { stopped: string[] }).stopped), what)
        .toContain(directive);
    }
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
    expect(page.url()).toMatch(/\/training$/);
  });

  test('no other site frames a page of ours, save those that are made for it', async ({ page, baseURL }) => {
    const partner = await startPartner(baseURL ?? '');
    const heading = page.frameLocator('iframe').getByRole('heading').first();
    await page.goto(partner.put('/', `<iframe src="${baseURL}/embed/ringside-workouts/limit-1"></iframe>`));
    await expect(heading).toBeVisible();
    await page.goto(partner.put('/', `<iframe src="${baseURL}/embed/frame?element=ringside-news"></iframe>`));
    await expect(heading).toBeVisible();
    for (const path of ['/news', '/embed']) {
      await page.goto(partner.put('/', `<iframe src="${baseURL}${path}"></iframe>`));
      await expect.poll(() => page.frames()[1]?.url(), path).toMatch(/^(chrome-error:|about:)/);
    }
    await partner.close();
  });
});
