/** The lines work on a partner's page under the policy of the reference, and under no smaller one. */
import { expect } from '@playwright/test';
import { sampled } from '../../support/sample.ts';
import { forbidden, joined, print, test, withoutStyle, works } from './printed.ts';

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
            body: withoutStyle(lines),
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
