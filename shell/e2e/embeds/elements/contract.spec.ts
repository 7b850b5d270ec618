/** The description of each element in `custom-elements.json` is true, on a partner's page, with the files as they are served. */
import { expect, test } from '@playwright/test';
import { type Partner, startPartner } from '../partner.ts';
import { defineAll, elementOf, elements, open, site, works, written } from './describedElements.ts';

let partner: Partner;
test.beforeAll(async () => {
  partner = await startPartner(site());
});
test.afterAll(() => partner.close());

for (const order of ['after it is defined', 'before it is defined']) {
  test(`each attribute is a property, set ${order}, and gone when it is removed`, async ({ page }) => {
    const all = await elements();
    const named = all.map(({ tagName, attributes = [] }) => ({
      tag: tagName,
      fields: attributes.map(({ name, fieldName }) => [name, fieldName ?? name] as const),
    }));
    await open(page, partner, all.map(({ tagName }) => `<${tagName}></${tagName}>`).join(''));
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

test('parts, the default slot and custom properties are those of the description', async ({ page }) => {
  const all = await elements();
  await open(page, partner, all.map(written).join(''));
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

test('events are those of the description; they bubble, and leave the shadow tree', async ({ page }) => {
  const all = await elements();
  await open(page, partner, all.map(written).join(''));
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
  /** The events that an element has sent. */
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
    // A widget has sent all its events by now; a section sends others after a failure or a navigation.
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
