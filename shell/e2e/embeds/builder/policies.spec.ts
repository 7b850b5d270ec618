/** What the builder prints works on a partner's page under the policy printed with it, and under no smaller one. */
import { expect } from '@playwright/test';
import { ruleOf } from '../../../src/builder/snippets/properties.ts';
import { sampled } from '../../support/sample.ts';
import { elementOf, forbidden, joined, print, test, works } from './printed.ts';

/** A widget, a form, a section with a player, and a fragment. */
const SAMPLE = ['ringside-countdown', 'ringside-newsletter', 'ringside-training', 'ringside-article-list'];

for (const [which, isInSample] of [
  ['each kind of element', true],
  ['each element', false],
] as const)
  test(
    `the policy printed for ${which} allows what it does, and none of its directives can go`,
    sampled(isInSample),
    async ({ page, context, partner, printed }) => {
      await context.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ body: 'player' }),
      );
      // One page each.
      test.setTimeout(120_000);
      const said = await forbidden(page);
      expect(printed.elements.length).toBeGreaterThan(10);
      for (const element of printed.elements.filter(({ tag }) => !isInSample || SAMPLE.includes(tag))) {
        const { tag } = element;
        const { lines, policy } = print(printed, 'html', element);
        const smaller = policy.map((gone) => joined(...policy.filter((directive) => directive !== gone)));
        await page.goto(
          partner.put('/', {
            body: lines,
            policy: joined(...policy),
            headers: { 'content-security-policy-report-only': smaller },
          }),
        );
        await works(page.locator(tag).first(), tag);
        for (const [index, without] of smaller.entries()) {
          const name = policy[index]?.split(' ')[0] ?? '';
          await expect
            .poll(
              async () =>
                (await said()).some(([text, directive]) => text === without && directive.startsWith(name)),
              {
                message: `${tag} without ${name}`,
              },
            )
            .toBe(true);
        }
        expect(
          (await said()).filter(([how]) => how === 'enforce'),
          tag,
        ).toEqual([]);
      }
    },
  );

test('the rule that sets properties works from a partner’s own stylesheet, which needs no more of the printed policy', async ({
  page,
  partner,
  printed,
}) => {
  const said = await forbidden(page);
  for (const tag of ['ringside-countdown', 'ringside-newsletter', 'ringside-fights']) {
    const element = elementOf(printed, tag);
    const { lines, policy } = print(printed, 'html', element);
    partner.put(
      '/own.css',
      ruleOf({ element, attributes: {}, properties: { '--ringside-color': 'rgb(1 2 3)' } }),
    );
    const head = '<link rel="stylesheet" href="/own.css">';
    await page.goto(partner.put('/', { head, body: lines, policy: joined(...policy, "style-src 'self'") }));
    await works(page.locator(tag), tag);
    await expect(page.locator(tag).locator('[data-theme], .page').first()).toHaveCSS('color', 'rgb(1, 2, 3)');
    expect(await said(), tag).toEqual([]);
  }
});
