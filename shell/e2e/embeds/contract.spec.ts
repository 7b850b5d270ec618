/** What `custom-elements.json` says of each element is so, on a partner's page, with the files as they are served. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { workspaceRoot } from '@ringside/release/workspace';
import type { ElementDescription } from '@ringside/shared/build/describeElements';
import type { Attributes } from '@ringside/shared/contract';
import { sampled } from '../support/sample.ts';
import { type Partner, startPartner } from './partner.ts';

const site = () => process.env.RINGSIDE_E2E_URL ?? '';

type Described = ElementDescription & { script: string; attributesShown: Attributes };

/** Widgets declare no choices: what a countdown needs to have all its parts. */
const WIDGETS: Readonly<Record<string, Attributes>> = { 'ringside-countdown': { fight: '1', look: 'card' } };

/** The sets of attributes that a section declares for each of its elements, as its embed file has them. */
function choicesIn(script: string): Readonly<Record<string, readonly Attributes[]>> {
  const [, choices = '{}'] = /"choices":(\{.*?\}),"module":/s.exec(script) ?? [];
  return JSON.parse(choices) as Record<string, readonly Attributes[]>;
}

/** Every element that partners can have, with the script that defines it. */
async function elements(): Promise<Described[]> {
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

const written = ({ tagName, attributesShown }: Described) => {
  const attributes = Object.entries(attributesShown).map(([name, value]) => ` ${name}="${value}"`);
  const inside = tagName === 'ringside-newsletter' ? FORM : FALLBACK;
  return `<${tagName}${attributes.join('')}>${inside}</${tagName}>`;
};

/** What does not differ from element to element is tried on a widget, a form, a section and a fragment. */
const SAMPLE = ['ringside-countdown', 'ringside-newsletter', 'ringside-news', 'ringside-workouts'];
const SOME = [
  { which: 'one element of each kind', isInSample: true },
  { which: 'every element', isInSample: false },
];
const some = async (isInSample: boolean) =>
  (await elements()).filter(({ tagName }) => !isInSample || SAMPLE.includes(tagName));

let partner: Partner;
test.beforeAll(async () => {
  partner = await startPartner(site());
});
test.afterAll(() => partner.close());

/** Opens a partner's page. Gives what its console says. */
async function open(page: Page, body: string): Promise<string[]> {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  // On fight day a countdown has all its parts.
  await page.clock.setFixedTime('2025-10-18T12:00:00Z');
  await page.goto(partner.put('/', `<div id="here">${body}</div><div id="there"></div>`));
  return said;
}

/** The element that the partner wrote; in its shadow root may be another of the same name. */
const elementOf = (page: Page, { tagName }: Described) =>
  page.locator(`#here > ${tagName}, #there > ${tagName}`);

const define = (page: Page, { script }: Described) => page.addScriptTag({ url: script });

/** Loads each script once. */
async function defineAll(page: Page, all: readonly Described[]): Promise<void> {
  for (const script of new Set(all.map((each) => each.script))) await page.addScriptTag({ url: script });
  for (const { tagName } of all) await page.waitForFunction((tag) => customElements.get(tag), tagName);
}

/** Waits until an element shows what it has instead of its fallback; the newsletter answers in the form it was given. */
async function works(page: Page, described: Described): Promise<void> {
  const element = elementOf(page, described);
  if (described.tagName === 'ringside-newsletter') {
    await element.getByRole('textbox').focus();
    return expect(element.getByRole('status')).toBeAttached();
  }
  // Of several pages in one another, the outermost.
  await expect(element.locator('[part~="label"], .page').filter({ visible: true }).first()).toBeVisible();
  await expect(element.getByRole('link', { name: 'Fallback' })).toBeHidden();
}

for (const order of ['after it is defined', 'before it is defined']) {
  test(`each attribute is a property, set ${order}, and gone when it is removed`, async ({ page }) => {
    const all = await elements();
    const named = all.map(({ tagName, attributes = [] }) => ({
      tag: tagName,
      fields: attributes.map(({ name, fieldName }) => [name, fieldName ?? name] as const),
    }));
    await open(page, all.map(({ tagName }) => `<${tagName}></${tagName}>`).join(''));
    const early = order.startsWith('before');
    if (!early) await defineAll(page, all);
    await page.evaluate((named) => {
      for (const { tag, fields } of named) {
        const element = document.querySelector(tag) as unknown as Record<string, unknown>;
        for (const [, field] of fields) element[field] = `value of ${field}`;
      }
    }, named);
    if (early) await defineAll(page, all);
    const seen = await page.evaluate(
      (named) =>
        named.map(({ tag, fields }) => {
          const element = document.querySelector(tag) as HTMLElement;
          const values = element as unknown as Record<string, unknown>;
          const attributes = fields.map(([name, field]) => {
            const kept = values[field];
            const isOwn = Object.hasOwn(element, field);
            element.setAttribute(name, 'other');
            const changed = values[field];
            element.removeAttribute(name);
            return [name, kept, isOwn, changed, values[field] ?? 'none'];
          });
          return { tag, attributes };
        }),
      named,
    );
    expect(seen).toEqual(
      named.map(({ tag, fields }) => ({
        tag,
        attributes: fields.map(([name, field]) => [name, `value of ${field}`, false, 'other', 'none']),
      })),
    );
  });
}

test('parts, the default slot and custom properties are those that it says', async ({ page }) => {
  const all = await elements();
  await open(page, all.map(written).join(''));
  await defineAll(page, all);
  for (const element of all) {
    await works(page, element);
    const has = await page.evaluate((tag) => {
      const root = document.querySelector(tag)?.shadowRoot;
      const css = [...(root?.adoptedStyleSheets ?? [])].flatMap((sheet) =>
        [...sheet.cssRules].map(({ cssText }) => cssText),
      );
      const parts = [...(root?.querySelectorAll('[part]') ?? [])].flatMap(({ part }) => [...part]);
      return {
        slots: [...(root?.querySelectorAll('slot') ?? [])]
          .map(({ name }) => name)
          // For what the newsletter adds itself.
          .filter((name) => name !== 'own')
          .sort(),
        parts: [...new Set(parts)].sort(),
        // Those that it reads; a section may set one for a widget inside.
        properties: [...new Set(css.join().match(/(?<=var\()--ringside-[\w-]+/g))].sort(),
      };
    }, element.tagName);
    expect(has, element.tagName).toEqual({
      slots: element.slots?.map(({ name }) => name).sort(),
      parts: (element.cssParts ?? []).map(({ name }) => name).sort(),
      properties: (element.cssProperties ?? []).map(({ name }) => name).sort(),
    });
  }
});

test('events are those that it says; they bubble, and leave the shadow tree', async ({ page }) => {
  const all = await elements();
  await open(page, all.map(written).join(''));
  await page.evaluate((names) => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    for (const name of names)
      document.addEventListener(name, (event) => {
        const { bubbles, composed, target } = event;
        heard.push([(target as Element).localName, name, bubbles, composed]);
      });
  }, everyEvent);
  await defineAll(page, all);
  /** What an element has said. */
  const heardFrom = async (tag: string) => {
    const heard = await page.evaluate(
      () => (globalThis as unknown as { heard: [string, string, boolean, boolean][] }).heard,
    );
    return heard.filter(([target]) => target === tag);
  };
  for (const element of all) {
    await works(page, element);
    if (element.tagName === 'ringside-newsletter') {
      await elementOf(page, element).locator('input').fill('fan@corner.tv');
      await elementOf(page, element).getByRole('button').click();
    }
    const said = (element.events ?? []).map(({ name }) => name);
    const heard = () => heardFrom(element.tagName);
    await expect.poll(heard, element.tagName).not.toEqual([]);
    for (const [, name, bubbles, composed] of await heard()) {
      expect(said, element.tagName).toContain(name);
      expect([name, bubbles, composed]).toEqual([name, true, true]);
    }
    // A widget has said all it can by now; a section says the rest when something fails, or somebody goes somewhere.
    if (!said.includes('ringside:section-error'))
      expect(new Set((await heard()).map(([, name]) => name))).toEqual(new Set(said));
  }
  const targets = new Set(
    await page.evaluate(() =>
      (globalThis as unknown as { heard: [string][] }).heard.map(([target]) => target),
    ),
  );
  expect([...targets].filter((target) => !all.some(({ tagName }) => tagName === target))).toEqual([]);
});

const everyEvent = [
  'ringside:fight-day',
  'ringside:subscribe',
  'ringside:notice',
  'ringside:ready',
  'ringside:navigate',
  'ringside:section-error',
];

test('the list of events that are listened for is whole', async () => {
  const said = (await elements()).flatMap(({ events = [] }) => events.map(({ name }) => name));
  expect(everyEvent).toEqual(expect.arrayContaining(said));
});

for (const { which, isInSample } of SOME)
  test(
    `a script that comes twice, as a script and as a module, does no harm: ${which}`,
    sampled(isInSample),
    async ({ page }) => {
      for (const element of await some(isInSample)) {
        const { script } = element;
        const tag = `<script src="${script}"></script>`;
        const module = `<script type="module" src="${script}"></script>`;
        const said = await open(page, `${written(element)}${tag}${tag}${module}`);
        await works(page, element);
        expect(said, element.tagName).toEqual([]);
      }
    },
  );

const PLACINGS = {
  'written by innerHTML': (html: string) => {
    (document.querySelector('#here') as Element).innerHTML = html;
  },
  'made and appended': (html: string) => {
    const made = document.createElement('div');
    made.innerHTML = html;
    document.querySelector('#here')?.append(...made.childNodes);
  },
  'moved by append': (html: string) => {
    const [here, there] = ['#here', '#there'].map((id) => document.querySelector(id) as Element);
    if (here) here.innerHTML = html;
    there?.append(...(here?.childNodes ?? []));
  },
  'moved by moveBefore': (html: string) => {
    const [here, there] = ['#here', '#there'].map((id) => document.querySelector(id) as Element);
    if (here) here.innerHTML = html;
    const element = here?.firstElementChild as Element;
    const target = there as Element & { moveBefore?: (node: Node, before: null) => void };
    // Where a browser has no moveBefore, a page does this instead.
    if (target.moveBefore) target.moveBefore(element, null);
    else target.append(element);
  },
  'taken out and put back': (html: string) => {
    const here = document.querySelector('#here') as Element;
    here.innerHTML = html;
    const element = here.firstElementChild as Element;
    element.remove();
    // Later than anything that an element does once it has left: it waits for a frame, and then for a task.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => here.append(element))));
  },
};

/** The others do less of the same. */
const HARDEST = ['moved by moveBefore', 'taken out and put back'];

for (const [how, place] of Object.entries(PLACINGS)) {
  for (const { which, isInSample } of SOME)
    test(
      `${which} works when it is ${how}`,
      sampled(isInSample && HARDEST.includes(how)),
      async ({ page }) => {
        for (const element of await some(isInSample)) {
          const said = await open(page, '');
          await define(page, element);
          await page.waitForFunction((tag) => customElements.get(tag), element.tagName);
          await page.evaluate(place, written(element));
          await expect(elementOf(page, element)).toHaveCount(1);
          await works(page, element);
          expect(said, element.tagName).toEqual([]);
        }
      },
    );
}

for (const { which, isInSample } of SOME)
  test(`what the page hides is hidden: ${which}`, sampled(isInSample), async ({ page }) => {
    for (const element of await some(isInSample)) {
      await open(page, written(element));
      await define(page, element);
      await works(page, element);
      await elementOf(page, element).evaluate((node: HTMLElement) => {
        node.hidden = true;
      });
      await expect(elementOf(page, element)).toBeHidden();
    }
  });
