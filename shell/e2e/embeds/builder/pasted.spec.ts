import { sampled } from '@ringside/release/testing/sampled';
import { attributesOf, offerOf } from '../../../src/embed/lines/offers.ts';
import { expect } from '../../support/test.ts';
import { shiftOf, watchShifts } from '../looks/looks.ts';
import { tolerating } from '../partner.ts';
import { print, site, test } from './printed.ts';

const SAMPLE = ['ringside-countdown', 'ringside-newsletter', 'ringside-workouts'];
/**
 * The largest allowed layout shift of one element. A whole page may have 0.1 to be rated good
 * (https://web.dev/articles/cls).
 */
const MAX_SHIFT = 0.05;

for (const kind of ['html', 'wordpress', 'iframe'] as const)
  for (const isInSample of [true, false])
    test(
      `the ${kind} lines of ${isInSample ? 'a few elements' : 'every variant'} show the element and shift little at 320 px`,
      sampled(isInSample && kind !== 'wordpress'),
      async ({ page, partner, printed, browserName }) => {
        test.skip(browserName !== 'chromium', 'only Chromium measures layout shift');
        test.setTimeout(300_000);

        await page.setViewportSize({ width: 320, height: 640 });
        await watchShifts(page);

        for (const element of printed.elements.filter(
          ({ tag }) => !isInSample || SAMPLE.includes(tag),
        )) {
          const offer = offerOf(printed, element);
          for (const [index, { name }] of offer.variants
            .slice(0, isInSample ? 1 : undefined)
            .entries()) {
            const { lines } = print(printed, kind, element, attributesOf(offer, index));
            const head = '<meta name="viewport" content="width=device-width">';
            const body = `<h1>Partner</h1><p>What comes before it.</p>${lines}<p>What comes after it.</p>`;
            await page.goto(partner.put('/', { head, body }), { waitUntil: 'networkidle' });

            const place = kind === 'iframe' ? page.frameLocator('iframe') : page;
            const count = () =>
              place
                .locator(element.tag)
                .first()
                .evaluate((node) => node.shadowRoot?.childElementCount ?? node.childElementCount);

            await expect.poll(count, { message: `${element.tag} ${name}` }).toBeGreaterThan(0);
            expect(await shiftOf(page), `${element.tag} ${name}`).toBeLessThanOrEqual(MAX_SHIFT);
          }
        }
      },
    );

test('no card or banner is higher than its lines reserve, in a column of any width', async ({
  page,
  partner,
  printed,
}) => {
  // The clock stands still, so that on a slow machine no look stops waiting for its fonts.
  await page.clock.install({ time: '2025-08-15T09:00:00Z' });
  await page.clock.pauseAt('2025-08-15T09:00:01Z');

  const choices = [
    ...['1', '2', '3', '4'].map((fight) => ({ fight })),
    { fight: 'own', date: '2025-11-29', event: 'Club night' },
  ];
  const lines = printed.elements
    .map((element) => ({ element, offer: offerOf(printed, element) }))
    .filter(({ offer }) => offer.kind === 'widget')
    .flatMap(({ element, offer }) =>
      choices.flatMap((chosen) =>
        [0, 1].map(
          (index) => print(printed, 'html', element, attributesOf(offer, index, chosen)).lines,
        ),
      ),
    );

  const head =
    '<meta name="viewport" content="width=device-width"><style>body { margin: 0 }</style>';

  await page.setViewportSize({ width: 1800, height: 20_000 });
  await partner.open(page, { head, body: lines.join('') });
  await expect(page.locator('.look.seen:not(.late)')).toHaveCount(lines.length);

  const higher: string[] = [];
  for (const width of [
    240, 280, 300, 320, 360, 390, 420, 500, 600, 640, 660, 740, 760, 900, 1080, 1200, 1800,
  ]) {
    await page
      .locator('body')
      .evaluate((body, width) => body.style.setProperty('width', `${width}px`), width);
    const found = await page
      .locator('[style*="min-height"]')
      .evaluateAll((all) =>
        all
          .filter(
            (each) => each.clientHeight > Number.parseFloat(getComputedStyle(each).minHeight) + 1,
          )
          .map((each) => `${each.outerHTML.slice(0, 80)} ${each.clientHeight}`),
      );
    higher.push(...found.map((each) => `${width} px: ${each}`));
  }

  expect(higher).toEqual([]);
});

test.describe('when Ringside cannot be reached', () => {
  test.use(tolerating(/^failed: |Failed to load resource|Loading failed/));
  test('every element shows a link to Ringside', async ({ page, partner, printed }) => {
    await page.route(`${site()}/**`, (route) => route.abort());
    const lines = printed.elements.map((element) => print(printed, 'html', element).lines);
    await partner.open(page, lines.join(''));
    for (const { tag } of printed.elements)
      await expect(page.locator(tag).getByRole('link').first(), tag).toBeVisible();
  });
});
