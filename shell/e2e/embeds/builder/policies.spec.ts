import { expect } from '@playwright/test';
import { sampled } from '@ringside/release/testing/sampled';
import { fakePlayer } from '../../support/visit.ts';
import { tolerating } from '../partner.ts';
import { joined, print, test, works } from './printed.ts';

const SAMPLE = [
  'ringside-countdown',
  'ringside-newsletter',
  'ringside-training',
  'ringside-article-list',
];

test.use(tolerating(/report.only|^other origin: https:\/\/www\.youtube-nocookie\.com/));

for (const [which, isInSample] of [
  ['each kind of element', true],
  ['each element', false],
] as const)
  test(
    `the policy printed for ${which} allows what it does, and none of its directives can go`,
    sampled(isInSample),
    async ({ page, partner, printed }) => {
      await fakePlayer(page);
      test.setTimeout(120_000);

      await page.addInitScript(() => {
        const reported = new Set<string>();
        Object.assign(globalThis, { reported });
        addEventListener('securitypolicyviolation', ({ originalPolicy, effectiveDirective }) =>
          reported.add(`${effectiveDirective} / ${originalPolicy}`),
        );
      });

      const reported = () =>
        page.evaluate(() => [...(globalThis as unknown as { reported: Set<string> }).reported]);
      expect(printed.elements.length).toBeGreaterThan(10);

      for (const element of printed.elements.filter(
        ({ tag }) => !isInSample || SAMPLE.includes(tag),
      )) {
        const { lines, policy } = print(printed, 'html', element);
        const smaller = policy.map((gone) =>
          joined(...policy.filter((directive) => directive !== gone)),
        );

        await partner.open(page, {
          body: lines.replace(/ style="[^"]*"/, ''),
          policy: joined(...policy),
          headers: { 'content-security-policy-report-only': smaller },
        });
        const place = page.locator(element.tag).first();
        await works(place, element.tag);

        const video = place.getByRole('button', { name: 'Watch Video Guide' }).first();
        if (await video.isVisible()) await video.click();

        for (const [index, without] of smaller.entries()) {
          const [name = ''] = policy[index]?.split(' ') ?? [];
          await expect
            .poll(async () =>
              (await reported()).some(
                (each) => each.startsWith(name) && each.endsWith(`/ ${without}`),
              ),
            )
            .toBe(true);
        }
      }
    },
  );
