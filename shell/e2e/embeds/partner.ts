import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../support/listen.ts';
import { test as base, type Page } from '../support/test.ts';

/** Browsers request this icon by themselves. Firefox logs an error if a policy forbids the icon. */
export const ICON = /\/favicon\.ico/;

export const tolerating = (complaints: RegExp) => ({
  tolerated: [
    new RegExp(`^other origin: http://127\\.0\\.0\\.1:|${ICON.source}|${complaints.source}`, 'i'),
  ],
});

export const test = base.extend<{ partner: Partner }>({
  ...tolerating(/^$/),
  partner: async ({ baseURL }, use) => {
    const partner = await startPartner(baseURL ?? '');
    await use(partner);
    await partner.close();
  },
});

export interface PartnerPage {
  body: string;
  head?: string;
  policy?: string;
  headers?: Readonly<Record<string, string | readonly string[]>>;
  root?: string;
}

export type Partner = Awaited<ReturnType<typeof startPartner>>;

/** @param site the origin of Ringside, which is not the partner's */
export async function startPartner(site: string) {
  const pages = new Map<string, PartnerPage>();
  const reports: string[] = [];

  const server = createServer(async (request, response) => {
    if (request.url === '/reports') {
      reports.push(await text(request));
      response.writeHead(204).end();
      return;
    }

    const page = pages.get(request.url ?? '');
    if (!page) {
      response.writeHead(ICON.test(request.url ?? '') ? 204 : 404).end();
      return;
    }

    const [, extension = ''] = /\.(js|css)$/.exec(request.url ?? '') ?? [];
    const type = { js: 'text/javascript', css: 'text/css' }[extension];
    response.setHeader('content-type', type ?? 'text/html; charset=utf-8');

    if (page.policy) response.setHeader('content-security-policy', page.policy);
    for (const [name, value] of Object.entries(page.headers ?? {})) response.setHeader(name, value);
    response.end(type ? page.body : documentOf(page));
  });

  const listening = await listen(server);
  // The partner's page has another host than the site. Hosts, not ports, separate cookies.
  const origin = listening.origin.replace('localhost', '127.0.0.1');

  const filled = (written: string) => written.replaceAll('ORIGIN', site);

  /**
   * Adds a page, in which `ORIGIN` stands for the site's origin.
   * @returns the page's URL
   */
  const put = (path: string, page: PartnerPage | string): string => {
    const { body, head, policy, ...rest }: PartnerPage =
      typeof page === 'string' ? { body: page } : page;
    pages.set(path, {
      ...rest,
      body: filled(body),
      head: head && filled(head),
      policy: policy && filled(policy),
    });
    return origin + path;
  };

  return {
    ...listening,
    origin,
    reports: reports as readonly string[],
    put,
    open: (browser: Page, page: PartnerPage | string) => browser.goto(put('/', page)),
  };
}

export const documentOf = ({ root = '', head = '', body }: PartnerPage): string =>
  `<!doctype html><html lang="en" ${root}><head><title>Partner</title>${head}</head><body>${body}</body></html>`;
