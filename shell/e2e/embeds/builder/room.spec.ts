/** With the rule that the builder prints, an element of any choice moves nothing on the page when it arrives. */
import { expect, type Page } from '@playwright/test';
import { ruleOf } from '../../../src/builder/snippets/properties.ts';
import { sampled } from '../../support/sample.ts';
import type { Partner } from '../partner.ts';
import { type Choice, everything, type Printed, print, test } from './printed.ts';

/** A look, a form, a list and a page. */
const SAMPLE = ['ringside-countdown', 'ringside-newsletter', 'ringside-workouts', 'ringside-fights'];
const HEIGHT = 800;
/** Pages that are open at the same time. Most of the time is spent waiting until nothing more is loaded. */
const CONCURRENCY = 4;

for (const [which, isInSample] of [
  ['a few elements', true],
  ['every choice', false],
] as const)
  test(
    `with the printed rule the page below does not move when ${which} arrive`,
    sampled(isInSample),
    async ({ browserName, context, partner, printed }) => {
      test.skip(
        browserName === 'firefox',
        'the heights were measured in Chromium; Firefox ends some lines elsewhere',
      );
      test.setTimeout(600_000);
      const all = everything(printed).filter((choice) => ruleFor(choice));
      const chosen = isInSample
        ? SAMPLE.flatMap((tag) => all.filter(({ element }) => element.tag === tag).slice(0, 2))
        : all;
      expect(chosen.length).toBeGreaterThan(5);
      const widths = isInSample ? [320, 1280] : [320, 768, 1280];
      const open = async (page: Page, index: number, choice: Choice, width: number) => {
        await page.setViewportSize({ width, height: HEIGHT });
        await page.goto(putChoice(partner, printed, choice, index), { waitUntil: 'networkidle' });
      };
      const rest = chosen.entries();
      const tryRest = async (page: Page) => {
        for (const [index, choice] of rest)
          for (const width of widths) {
            await open(page, index, choice, width);
            const { reserved, top } = await measure(page);
            const name = `${choice.element.tag} ${JSON.stringify(choice.attributes)} at ${width} px`;
            // What is below the window before and after is not seen to move.
            expect(Math.min(top, HEIGHT), name).toBe(Math.min(reserved, HEIGHT));
          }
      };
      const pages = await Promise.all(Array.from({ length: CONCURRENCY }, () => context.newPage()));
      // From now on the fonts come out of the cache, and are not late on a slow machine.
      const [page] = pages;
      const [choice] = chosen;
      if (page && choice) await open(page, 0, choice, HEIGHT);
      await Promise.all(pages.map(tryRest));
    },
  );

const ruleFor = (choice: Choice) => ruleOf({ ...choice, properties: {} });

/** Adds the scripts of the printed lines when the page has been laid out without them. */
const LATE = `
  addEventListener('DOMContentLoaded', () => {
    globalThis.reserved = document.querySelector('#below').getBoundingClientRect().top;
    for (const late of document.querySelectorAll('script[type="late"]')) {
      const script = document.createElement('script');
      for (const { name, value } of late.attributes) if (name !== 'type') script.setAttribute(name, value);
      late.replaceWith(script);
    }
  });`;

/** Puts an element with its rule on a page of its own, above a paragraph. */
function putChoice(partner: Partner, printed: Printed, choice: Choice, index: number): string {
  const style = `/own${index}.css`;
  partner.put(style, ruleFor(choice));
  const { lines } = print(printed, 'html', choice.element, choice.attributes);
  expect(lines).toContain('<script async');
  return partner.put(`/${index}`, {
    head: `<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="${style}"><script>${LATE}</script>`,
    body: `<h1>Partner</h1>${lines.replaceAll('<script', '<script type="late"')}<p id="below">What comes after it.</p>`,
  });
}

/** Where the paragraph was before the element arrived, and where it is now. */
const measure = (page: Page) =>
  page.evaluate(() => ({
    reserved: (globalThis as unknown as { reserved: number }).reserved,
    top: document.querySelector('#below')?.getBoundingClientRect().top ?? Number.NaN,
  }));
