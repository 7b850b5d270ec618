/** A partner's pages with the two widgets on them, which come as single files. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { workspaceRoot } from '@ringside/release/workspace';
import { ICON, type Partner, startPartner } from '../partner.ts';

/** Gives each test a partner, and a function that opens a page of it. */
export const test = base.extend<{ open: Open }>({
  open: async ({ page }, use) => {
    const partner = await startPartner(site());
    await use((body, opening) => open(page, partner, body, opening));
    await partner.close();
  },
});

/** The origin of the widgets' files, which is not the partner's. */
export const site = () => process.env.RINGSIDE_E2E_URL ?? '';

interface Listed {
  name: string;
  release: string;
  pinned: string;
  integrity: string;
  gzip: number;
}

const fileOf = (name: string) => readFile(join(workspaceRoot, '.cache/e2e-site/embed', name), 'utf8');
/** The text of a widget's file, as it is served. */
export const textOf = (name: string) => fileOf(`${name}.js`);

/** The entry of a widget in `embed/index.json`. */
export async function widget(name: string): Promise<Listed> {
  const found = (JSON.parse(await fileOf('index.json')) as Listed[]).find((each) => each.name === name);
  if (!found) throw new Error(`embed/index.json has no ${name}`);
  return found;
}

export const FALLBACK =
  '<a href="https://ringside.example/fights#fight-1">Thunder on the Thames</a> <time datetime="2025-10-18">October 18, 2025</time>';
export const FORM =
  '<form method="dialog"><label>Email address <input type="email" name="email" required autocomplete="email"></label> <button>Subscribe</button></form>';
export const scriptOf = (name: string, more = '') =>
  `<script ${more} src="ORIGIN/embed/${name}.js"></script>`;

interface Opening {
  policy?: string;
  /** The time by the visitor's clock. */
  now?: string;
}

/** Opens a partner's page. Returns its other requests and its console messages. */
type Open = (body: string, opening?: Opening) => Promise<{ requests: string[]; said: string[] }>;

async function open(
  page: Page,
  partner: Partner,
  body: string,
  { policy, now = '2025-08-05T09:00:00Z' }: Opening = {},
): ReturnType<Open> {
  const address = partner.put('/', { body, policy });
  const requests: string[] = [];
  const said: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(partner.origin)) requests.push(request.url());
  });
  const say = (text: string) => {
    if (!ICON.test(text)) said.push(text);
  };
  page.on('console', (message) => say(message.text()));
  page.on('pageerror', (error) => say(String(error)));
  await page.clock.install({ time: now });
  await page.goto(address, { waitUntil: 'commit' });
  return { requests, said };
}
