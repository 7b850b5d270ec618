/** Every element that partners can have, as `custom-elements.json` describes it, on a partner's page. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { workspaceRoot } from '@ringside/release/workspace';
import type { ElementDescription } from '@ringside/shared/build/describeElements';
import type { Attributes } from '@ringside/shared/contract';
import type { Partner } from '../partner.ts';

export const site = () => process.env.RINGSIDE_E2E_URL ?? '';

export type Described = ElementDescription & { script: string; attributesShown: Attributes };

/** Widgets declare no choices: what a countdown needs to have all its parts. */
const WIDGETS: Readonly<Record<string, Attributes>> = { 'ringside-countdown': { fight: '1', look: 'card' } };

/** The sets of attributes that a section declares for each of its elements, as its embed file has them. */
function choicesIn(script: string): Readonly<Record<string, readonly Attributes[]>> {
  const [, choices = '{}'] = /"choices":(\{.*?\}),"module":/s.exec(script) ?? [];
  return JSON.parse(choices) as Record<string, readonly Attributes[]>;
}

/** Every element that partners can have, with the script that defines it. */
export async function elements(): Promise<Described[]> {
  const text = await readFile(join(workspaceRoot, '.cache/e2e-site/embed/custom-elements.json'), 'utf8');
  const { modules } = JSON.parse(text) as { modules: { path: string; declarations: ElementDescription[] }[] };
  const all: Described[] = [];
  for (const { path, declarations } of modules) {
    const choices = choicesIn(await readFile(join(workspaceRoot, '.cache/e2e-site/embed', path), 'utf8'));
    for (const each of declarations) {
      const attributesShown = choices[each.tagName]?.[0] ?? WIDGETS[each.tagName] ?? {};
      all.push({ ...each, script: `${site()}/embed/${path}`, attributesShown });
    }
  }
  expect(all.length).toBeGreaterThan(1);
  return all;
}

const FORM = '<form><input type="email" name="email" required><button>Subscribe</button></form>';
const FALLBACK = '<a href="/">Fallback</a>';

/** The element as a partner writes it, with the content that it shows until it works. */
export const written = ({ tagName, attributesShown }: Described) => {
  const attributes = Object.entries(attributesShown).map(([name, value]) => ` ${name}="${value}"`);
  const inside = tagName === 'ringside-newsletter' ? FORM : FALLBACK;
  return `<${tagName}${attributes.join('')}>${inside}</${tagName}>`;
};

/** Opens a partner's page. Returns its console messages. */
export async function open(page: Page, partner: Partner, body: string): Promise<string[]> {
  const said: string[] = [];
  // Firefox reports unfinished requests of a page that is left. They are not the next page's messages.
  await page.goto('about:blank');
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  // On fight day a countdown has all its parts.
  await page.clock.setFixedTime('2025-10-18T12:00:00Z');
  await page.goto(partner.put('/', `<div id="here">${body}</div><div id="there"></div>`));
  return said;
}

/** The element that the partner wrote; in its shadow root may be another of the same name. */
export const elementOf = (page: Page, { tagName }: Described) =>
  page.locator(`#here > ${tagName}, #there > ${tagName}`);

export const define = (page: Page, { script }: Described) => page.addScriptTag({ url: script });

/** Loads each script once. */
export async function defineAll(page: Page, all: readonly Described[]): Promise<void> {
  for (const script of new Set(all.map((each) => each.script))) await page.addScriptTag({ url: script });
  for (const { tagName } of all) await page.waitForFunction((tag) => customElements.get(tag), tagName);
}

/** Waits until an element replaces its fallback; the newsletter uses the page's form. */
export async function works(page: Page, described: Described): Promise<void> {
  const element = elementOf(page, described);
  if (described.tagName === 'ringside-newsletter') {
    await element.getByRole('textbox').focus();
    return expect(element.getByRole('status')).toBeAttached();
  }
  // Of several pages in one another, the outermost.
  await expect(element.locator('[part~="label"], .page').filter({ visible: true }).first()).toBeVisible();
  await expect(element.getByRole('link', { name: 'Fallback' })).toBeHidden();
}
