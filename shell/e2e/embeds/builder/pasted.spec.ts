/** What the builder prints for WordPress and for frames runs under the printed policy, for every choice, and moves nothing. */
import type { Page } from '@playwright/test';
import { frameRuleOf, ruleOf } from '../../../src/builder/snippets/properties.ts';
import { sampled } from '../../support/sample.ts';
import { expect } from '../../support/test.ts';
import { configurationsOf } from '../configurations.ts';
import { forbidden, joined, type Printed, print, test } from './printed.ts';

const KINDS = ['wordpress', 'iframe'] as const;
/** A look and a list. */
const SAMPLE = ['ringside-countdown', 'ringside-workouts'];
/** Layout shift that nobody notices. */
const MAX_SHIFT = 0.005;

const choicesOf = (printed: Printed, isInSample: boolean) =>
  printed.elements
    .filter(({ tag }) => !isInSample || SAMPLE.includes(tag))
    .flatMap((element) =>
      configurationsOf(element)
        .slice(0, isInSample ? 1 : undefined)
        .map((attributes) => ({ element, attributes, properties: {} })),
    );

/** Adds up the layout shifts of each page that is opened. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (globalThis as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

for (const kind of KINDS) {
  for (const isInSample of [true, false])
    test(
      `the ${kind} lines of ${isInSample ? 'a few elements' : 'every choice'} run under the printed policy, and nothing moves`,
      sampled(isInSample),
      async ({ page, context, partner, printed }) => {
        test.setTimeout(600_000);
        await context.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }));
        const said = await forbidden(page);
        await watchShifts(page);
        for (const configuration of choicesOf(printed, isInSample)) {
          const { element, attributes } = configuration;
          const { lines, policy } = print(printed, kind, element, attributes);
          const name = `${element.tag} ${JSON.stringify(attributes)}`;
          partner.put('/own.css', kind === 'iframe' ? frameRuleOf(configuration) : ruleOf(configuration));
          const head =
            '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/own.css">';
          await page.goto(
            partner.put('/', {
              head,
              body: `<h1>Partner</h1>${lines}<p>What comes after it.</p>`,
              policy: joined(...policy, "style-src 'self'"),
            }),
            { waitUntil: 'networkidle' },
          );
          const place = kind === 'iframe' ? page.frameLocator('iframe') : page;
          const count = () =>
            place
              .locator(element.tag)
              .first()
              .evaluate((node) => node.shadowRoot?.childElementCount ?? node.childElementCount);
          await expect.poll(count, { message: name }).toBeGreaterThan(0);
          expect(await said(), name).toEqual([]);
          const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
          expect(shift, name).toBeLessThanOrEqual(MAX_SHIFT);
        }
      },
    );
}
