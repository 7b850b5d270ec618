import type { Response } from 'undici';
import { framingPolicy } from '../compose/output/headers.ts';
import { pageFile } from '../compose/pageFile.ts';
import { storedRelease } from '../format/releaseSource.ts';
import type { Pointer } from '../publish/pointer.ts';
import { contentType } from '../stores/fileKinds.ts';
import type { Store } from '../stores/store.ts';
import { networkReasonOf, proxiedFetch } from '../support/proxy.ts';
import type { Tried } from './tried.ts';

const HOSTING = 'See hosting.md, which has a configuration for each host.';

interface Answer extends Pick<Response, 'status' | 'headers'> {
  body: string;
}

interface Check {
  code: Tried['code'];
  check: string;
  path: string;
  /** Returns what is wrong with a response. */
  faultOf: (answer: Answer) => string | undefined | Promise<string | undefined>;
  headers?: Readonly<Record<string, string>>;
}

/**
 * Requests a site's pages and files as visitors and partners do, and names what their host does
 * otherwise.
 */
export async function tryHost(store: Store, site: Pointer, origin: string): Promise<Tried[]> {
  const fetch = proxiedFetch();
  const unreachable = await fetch(origin, { redirect: 'manual' }).then(
    () => undefined,
    networkReasonOf,
  );
  if (unreachable !== undefined)
    return [
      {
        code: 'host-reached',
        part: 'host',
        check: 'it responds',
        fault: `${origin} cannot be reached: ${unreachable}.`,
        remedy: 'Name its present URL with --host.',
      },
    ];

  const checks = checksOf(store, await examplesOf(store, site));
  return Promise.all(
    checks.map(async ({ code, check, path, faultOf, headers = {} }): Promise<Tried> => {
      const named = `${check} (${path})`;
      try {
        const response = await fetch(`${origin}${path}`, { headers, redirect: 'manual' });
        const { status, headers: given } = response;
        const fault = await faultOf({ status, headers: given, body: await response.text() });
        return { code, part: 'host', check: named, ...(fault && { fault, remedy: HOSTING }) };
      } catch (error) {
        return {
          code,
          part: 'host',
          check: named,
          fault: `there is no response: ${networkReasonOf(error)}.`,
        };
      }
    }),
  );
}

interface Examples {
  page: string;
  module?: string | undefined;
  embed?: string | undefined;
}

async function examplesOf(store: Store, { sections }: Pointer): Promise<Examples> {
  const releases = await Promise.all(
    Object.entries(sections).map(([name, { release }]) => storedRelease(store, name, release)),
  );
  const routes = releases.flatMap(({ release }) => release.routes);
  const files = releases.flatMap(({ release }) => Object.keys(release.files));
  const embeds = await store.list('embed');
  return {
    page: routes.find((route) => !route.includes(':') && route !== '/') ?? '/',
    module: files.find((file) => /^(assets|vendor)\/.*\.js$/.test(file)),
    embed: embeds.find((file) => /^embed\/[^/@]+\.js$/.test(file)),
  };
}

function checksOf(store: Store, { page, module, embed }: Examples): Check[] {
  const missing = '/found-by-no-doctor';
  const asReleased = async (path: string, { status, body }: Answer) => {
    if (status !== 200) return isStatus(status, 200);
    const file = Buffer.from((await store.read(pageFile(path))) ?? '').toString();
    return body === file ? undefined : 'the page is not what was released: something rewrites it.';
  };

  return [
    {
      code: 'page-unchanged',
      check: 'a page is sent as it was released, without a redirect',
      path: page,
      faultOf: (answer) => asReleased(page, answer),
    },
    {
      code: 'page-revalidated',
      check: 'a page is revalidated at each view',
      path: page,
      faultOf: ({ headers }) => has(headers, 'cache-control', /no-cache|max-age=0/),
    },
    {
      code: 'page-compressed',
      check: 'a page is compressed',
      path: page,
      headers: { 'accept-encoding': 'gzip, br' },
      faultOf: ({ headers }) => has(headers, 'content-encoding', /^(gzip|br|zstd)$/),
    },
    {
      code: 'page-framing',
      check: 'other sites may not frame a page',
      path: page,
      faultOf: ({ headers }) => hasPolicy(headers, framingPolicy(page)),
    },
    {
      code: 'missing-page',
      check: 'a missing page has status 404 and a page of ours',
      path: missing,
      faultOf: async ({ status, body }) => {
        const file = Buffer.from((await store.read('404.html')) ?? '').toString();
        return isStatus(status, 404) ?? (body === file ? undefined : 'it is another page.');
      },
    },
    {
      code: 'error-headers',
      check: 'an error has the headers of every response',
      path: missing,
      faultOf: ({ headers }) =>
        has(headers, 'x-content-type-options', /^nosniff$/) ??
        hasPolicy(headers, framingPolicy('/')),
    },
    {
      code: 'beacon',
      check: 'visits can be measured',
      path: '/beacon.txt',
      faultOf: ({ status }) => isStatus(status, 200),
    },
    ...[module, embed].flatMap((file) => (file ? partnersChecks(file) : [])),
  ];
}

/** What partners' pages need of a script. */
const partnersChecks = (file: string): Check[] => [
  {
    code: 'script-shared',
    check: 'partners may load a script',
    path: `/${file}`,
    headers: { origin: 'https://a.example' },
    faultOf: ({ status, headers }) =>
      isStatus(status, 200) ??
      has(headers, 'access-control-allow-origin', /^\*$/) ??
      has(headers, 'cross-origin-resource-policy', /^cross-origin$/),
  },
  {
    code: 'script-type',
    check: `a script has the type ${contentType(file)}`,
    path: `/${file}`,
    faultOf: ({ headers }) => has(headers, 'content-type', /^(text|application)\/javascript/),
  },
  {
    code: 'script-cached',
    check: 'a script is cached',
    path: `/${file}`,
    faultOf: ({ headers }) =>
      has(headers, 'cache-control', file.startsWith('embed/') ? /max-age=300/ : /max-age=31536000/),
  },
];

const isStatus = (status: number, expected: number): string | undefined =>
  status === expected ? undefined : `the status is ${status} instead of ${expected}.`;

function has(headers: Answer['headers'], name: string, value: RegExp): string | undefined {
  const found = headers.get(name);
  if (found && value.test(found)) return undefined;
  return found ? `${name} is "${found}".` : `there is no ${name}.`;
}

function hasPolicy(headers: Answer['headers'], policy: string): string | undefined {
  const found = headers.get('content-security-policy') ?? '';
  return found.includes(policy) ? undefined : `content-security-policy has no ${policy}.`;
}
