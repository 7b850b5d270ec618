/** The lines of the page for partners, and a partner's site to try them on. */
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Attributes, Catalogue, CatalogueElement } from '@ringside/shared/contract';
import { browserName } from '@ringside/shared/testing/browser';
import { attributesOf, offerOf } from '../../../src/builder/offers.ts';
import { type Kind, linesOf, policyOf } from '../../../src/builder/snippets/snippets.ts';
import { type Partner, startPartner } from '../partner.ts';

export const site = () => process.env.RINGSIDE_E2E_URL ?? '';

export const test = base.extend<{ partner: Partner; printed: Printed }>({
  partner: async ({ baseURL }, use) => {
    const partner = await startPartner(baseURL ?? '');
    await use(partner);
    await partner.close();
  },
  printed: async ({ request }, use) => {
    const html = await (await request.get('/embed/frame')).text();
    await use({ ...catalogueIn(html), origin: site() });
  },
});

/** The catalogue in the page for iframes. */
export function catalogueIn(html: string): Catalogue {
  const [, written] = /data-catalogue="([^"]*)"/.exec(html) ?? [];
  if (!written) throw new Error('the page for iframes has no catalogue');
  return JSON.parse(written.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as Catalogue;
}

export type Printed = Catalogue;

/** The first attributes that the page for partners chooses for an element. */
export const firstAttributes = (catalogue: Catalogue, element: CatalogueElement): Attributes =>
  attributesOf(offerOf(catalogue, element), 0);

export const print = (
  catalogue: Catalogue,
  kind: Kind,
  element: CatalogueElement,
  attributes: Attributes = firstAttributes(catalogue, element),
) => {
  const { origin } = catalogue;
  const policy =
    kind === 'iframe' ? `frame-src ${origin}; script-src ${origin}` : policyOf(element, attributes, origin);
  return {
    lines: linesOf(kind, offerOf(catalogue, element), attributes, origin),
    policy: policy.split('; '),
  };
};

/** The lines for a page whose policy forbids inline styles. As the reference advises, the attribute is removed. */
export const withoutStyle = (lines: string): string => lines.replace(/ style="[^"]*"/, '');

export const elementOf = ({ elements }: Catalogue, tag: string): CatalogueElement => {
  const element = elements.find((each) => each.tag === tag);
  if (!element) throw new Error(`no <${tag}>`);
  return element;
};
export const joined = (...directives: readonly string[]) => ["default-src 'none'", ...directives].join('; ');

/** Clicks a control, by script where the driver delivers no click to an iframe of another origin. */
export const press = (target: Locator): Promise<void> =>
  browserName === 'firefox'
    ? target.evaluate((node: HTMLElement) => {
        node.focus();
        node.click();
      })
    : target.click();

/** Waits until an element shows more than its fallback, and is interactive. */
export async function works(element: Locator, tag: string, notice = /Saved in This Browser/): Promise<void> {
  if (tag === 'ringside-countdown')
    return expect(element.locator('[part~="label"]').filter({ visible: true })).toBeVisible();
  if (tag === 'ringside-newsletter') {
    await element.getByRole('textbox').fill('fan@ringside.example');
    await press(element.getByRole('button'));
    return expect(element).toContainText(notice);
  }
  await expect(element.locator('.page')).toBeVisible();
  await expect(element.locator('[data-root]:not([data-state="ready"])')).toHaveCount(0);
  const video = element.getByRole('button', { name: 'Watch Video Guide' }).first();
  if (await video.isVisible()) await video.click();
}

/** The violations of policies on a page: the enforced one as "enforce", a reported one by its own text. */
export async function forbidden(page: Page): Promise<() => Promise<[policy: string, directive: string][]>> {
  await page.addInitScript(() => {
    const events: [string, string][] = [];
    Object.assign(globalThis, { events });
    addEventListener('securitypolicyviolation', (event) => {
      const { blockedURI, disposition, originalPolicy, effectiveDirective } = event;
      if (blockedURI.endsWith('/favicon.ico')) return;
      events.push([disposition === 'enforce' ? disposition : originalPolicy, effectiveDirective]);
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { events: [string, string][] }).events);
}
