import { type APIRequestContext, expect, type Locator } from '@playwright/test';
import type {
  Attributes,
  Catalogue,
  CatalogueElement,
  ElementDescription,
} from '@ringside/shared/contract';
import { browserName } from '@ringside/shared/testing/browser';
import { attributesOf, offerOf } from '../../../src/embed/lines/offers.ts';
import { type Kind, linesOf, policyOf } from '../../../src/embed/lines/snippets.ts';
import { test as base } from '../partner.ts';

export const site = () => process.env.RINGSIDE_E2E_URL ?? '';

export const test = base.extend<{ printed: Catalogue }>({
  printed: async ({ request }, use) => {
    const html = await (await request.get('/embed/frame')).text();
    await use({ ...catalogueIn(html), origin: site() });
  },
});

/** Returns the descriptions in `custom-elements.json`. */
export async function descriptions(request: APIRequestContext): Promise<ElementDescription[]> {
  const answer = await request.get('/embed/custom-elements.json');
  const { modules } = (await answer.json()) as {
    modules: { declarations: ElementDescription[] }[];
  };
  const all = modules.flatMap(({ declarations }) => declarations);
  expect(all.length).toBeGreaterThan(1);
  return all;
}

export function catalogueIn(html: string): Catalogue {
  const [, written] = /data-catalogue="([^"]*)"/.exec(html) ?? [];
  if (!written) throw new Error('the page for iframes has no catalogue');
  return JSON.parse(written.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as Catalogue;
}

export const print = (
  catalogue: Catalogue,
  kind: Kind,
  element: CatalogueElement,
  attributes: Attributes = attributesOf(offerOf(catalogue, element), 0),
) => {
  const { origin } = catalogue;
  const policy =
    kind === 'iframe'
      ? `frame-src ${origin}; script-src ${origin}`
      : policyOf(element, attributes, origin);
  return {
    lines: linesOf(kind, offerOf(catalogue, element), attributes, origin),
    policy: policy.split('; '),
  };
};

export const elementOf = ({ elements }: Catalogue, tag: string): CatalogueElement => {
  const element = elements.find((each) => each.tag === tag);
  if (!element) throw new Error(`no <${tag}>`);
  return element;
};
export const joined = (...directives: readonly string[]) =>
  ["default-src 'none'", ...directives].join('; ');

/**
 * Clicks a control in an iframe. Firefox's driver delivers no click to an iframe of another origin,
 * so there a script clicks.
 */
export const click = (target: Locator): Promise<void> =>
  browserName === 'firefox'
    ? target.evaluate((node: HTMLElement) => {
        node.focus();
        node.click();
      })
    : target.click();

export const EMAIL = 'fan@ringside.example';

export async function works(
  element: Locator,
  tag: string,
  notice = /Saved in This Browser/,
): Promise<void> {
  if (tag === 'ringside-countdown')
    return expect(element.locator('[part~="label"]').filter({ visible: true })).toBeVisible();
  if (tag === 'ringside-newsletter') {
    await element.getByRole('textbox').fill(EMAIL);
    await click(element.getByRole('button'));
    return expect(element).toContainText(notice);
  }
  await expect(element.locator('.page').first()).toBeVisible();
  await expect(element.locator('[data-root]:not([data-state="ready"])')).toHaveCount(0);
}
