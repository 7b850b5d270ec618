import { expect, type Page } from '@playwright/test';
import type { Catalogue } from '@ringside/shared/contract';
import { descriptions, print, test, works } from '../builder/printed.ts';
import { type Partner, tolerating } from '../partner.ts';

/** Opens all elements on the day of a fight, when a countdown shows all of its parts. */
async function openAll(page: Page, partner: Partner, printed: Catalogue) {
  const lines = printed.elements.map((element) => print(printed, 'html', element).lines).join('');
  await page.clock.setFixedTime('2025-10-18T12:00:00Z');
  await partner.open(page, lines.replace(/<script.*?<\/script>/g, ''));
  return async () => {
    for (const name of Object.keys(printed.files))
      await page.addScriptTag({ url: `${printed.origin}/embed/${name}.js` });
    for (const { tag } of printed.elements)
      await page.waitForFunction((tag) => customElements.get(tag), tag);
  };
}

test.describe('with invalid values', () => {
  test.use(tolerating(/ringside: /));

  test('each attribute is a property, before and after its element is defined, and gone when it is removed', async ({
    page,
    partner,
    printed,
    request,
  }) => {
    const all = (await descriptions(request)).map(({ tagName, attributes = [] }) => ({
      tag: tagName,
      fields: attributes.map(({ name, fieldName }) => [name, fieldName ?? name] as const),
    }));

    const define = await openAll(page, partner, printed);
    await page.evaluate((all) => {
      for (const { tag, fields } of all)
        for (const [, field] of fields)
          Object.assign(document.querySelector(tag) ?? {}, { [field]: 'early' });
    }, all);

    await define();
    const seen = await page.evaluate(
      (all) =>
        all.flatMap(({ tag, fields }) =>
          fields.map(([name, field]) => {
            const element = document.querySelector(tag) as HTMLElement;
            const value = () => (element as unknown as Record<string, unknown>)[field] ?? 'none';
            const values = [value()];
            element.setAttribute(name, 'other');
            values.push(value());
            element.removeAttribute(name);
            values.push(value());
            Object.assign(element, { [field]: 'late' });
            return [tag, field, Object.hasOwn(element, field), ...values, value()];
          }),
        ),
      all,
    );

    expect(seen).toEqual(
      all.flatMap(({ tag, fields }) =>
        fields.map(([, field]) => [tag, field, false, 'early', 'other', 'none', 'late']),
      ),
    );
  });
});

test('parts, slots, custom properties and events are those of the description', async ({
  page,
  partner,
  printed,
  request,
}) => {
  const all = await descriptions(request);
  const define = await openAll(page, partner, printed);

  const heard = await page.evaluateHandle(
    (names) => {
      const heard: [tag: string, name: string, bubbles: boolean, composed: boolean][] = [];
      for (const name of names)
        document.addEventListener(name, ({ target, bubbles, composed }) => {
          heard.push([(target as Element).localName, name, bubbles, composed]);
        });
      return heard;
    },
    [...new Set(all.flatMap(({ events = [] }) => events.map(({ name }) => name)))],
  );

  await define();
  for (const { tagName, slots, cssParts = [], cssProperties = [], events = [] } of all) {
    await works(page.locator(`body > ${tagName}`), tagName);

    const has = await page.evaluate((tag) => {
      const root = document.querySelector(tag)?.shadowRoot;
      const css = [...(root?.adoptedStyleSheets ?? [])].flatMap((sheet) =>
        [...sheet.cssRules].map(({ cssText }) => cssText),
      );
      const parts = [...(root?.querySelectorAll('[part]') ?? [])].flatMap(({ part }) => [...part]);
      return {
        slots: [...(root?.querySelectorAll('slot') ?? [])]
          .map(({ name }) => name)
          .filter((name) => name !== 'own')
          .sort(),
        parts: [...new Set(parts)].sort(),
        // The stylesheet of a section may set a property for a widget inside the section.
        properties: [...new Set(css.join().match(/(?<=var\()--ringside-[\w-]+/g))].sort(),
      };
    }, tagName);

    expect(has, tagName).toEqual({
      slots: slots?.map(({ name }) => name).sort(),
      parts: cssParts.map(({ name }) => name).sort(),
      properties: cssProperties.map(({ name }) => name).sort(),
    });

    const said = events.map(({ name }) => name);
    const mine = async () => (await heard.jsonValue()).filter(([target]) => target === tagName);
    await expect.poll(mine, tagName).not.toEqual([]);
    for (const [, name, bubbles, composed] of await mine()) {
      expect(said, tagName).toContain(name);
      expect([name, bubbles, composed]).toEqual([name, true, true]);
    }
    // A section sends further events after a failure or a navigation, which this test does not
    // cause.
    if (!said.includes('ringside:section-error'))
      expect(new Set((await mine()).map(([, name]) => name))).toEqual(new Set(said));
  }
  const targets = (await heard.jsonValue()).map(([target]) => target);
  expect(targets.filter((target) => !all.some(({ tagName }) => tagName === target))).toEqual([]);
});

test('every embed file runs by its immutable URL and integrity, and a widget’s has at most 9 kB', async ({
  page,
  partner,
  printed,
}) => {
  for (const name of ['countdown', 'newsletter'])
    expect(printed.files[name]?.gzip).toBeLessThanOrEqual(9000);
  const scripts = Object.values(printed.files).map(
    ({ pinned, integrity }) =>
      `<script src="ORIGIN${pinned}" integrity="${integrity}" crossorigin></script>`,
  );
  await partner.open(page, scripts.join(''));
  for (const { tag } of printed.elements)
    await page.waitForFunction((tag) => customElements.get(tag), tag);
});
