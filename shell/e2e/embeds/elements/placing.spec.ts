/** Elements work wherever and however a partner's page places them. */
import { expect, test } from '@playwright/test';
import { sampled } from '../../support/sample.ts';
import { type Partner, startPartner } from '../partner.ts';
import { define, elementOf, elements, open, site, works, written } from './describedElements.ts';

/** Behaviour that all elements share is tested on a widget, a form, a section and a fragment. */
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

for (const { which, isInSample } of SOME)
  test(
    `a script that comes twice, as a script and as a module, does no harm: ${which}`,
    sampled(isInSample),
    async ({ page }) => {
      for (const element of await some(isInSample)) {
        const { script } = element;
        const tag = `<script src="${script}"></script>`;
        const module = `<script type="module" src="${script}"></script>`;
        const said = await open(page, partner, `${written(element)}${tag}${tag}${module}`);
        await works(page, element);
        // Firefox reports what still loads when its page is left.
        await page.waitForLoadState('networkidle');
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
    // Later than anything that an element does once it has left: it waits for an animation frame, and then for a task.
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
          const said = await open(page, partner, '');
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
      await open(page, partner, written(element));
      await define(page, element);
      await works(page, element);
      await elementOf(page, element).evaluate((node: HTMLElement) => {
        node.hidden = true;
      });
      await expect(elementOf(page, element)).toBeHidden();
    }
  });
