import { expect } from '@playwright/test';
import { sampled } from '@ringside/release/testing/sampled';
import { bundle, type Framework } from '../apps/bundle.ts';
import { test, tolerating } from '../partner.ts';

const FORM =
  '<form method="dialog"><label>Email address <input type="email" name="email" required></label> <button>Subscribe</button></form>';
const LINK = '<a href="https://ringside.example/#newsletter">Sign up</a>';
const FIGHT = '<a href="https://ringside.example/fights#fight-1">Thunder on the Thames</a>';

/** The elements of each page, as its author wrote them. */
const CONTENTS = [
  [
    'newsletter',
    'a form of its own and one with a link',
    `<ringside-newsletter>${FORM}</ringside-newsletter><ringside-newsletter>${LINK}</ringside-newsletter>`,
  ],
  ['newsletter', 'a card', `<ringside-newsletter look="card">${FORM}</ringside-newsletter>`],
  [
    'countdown',
    'a card',
    `<ringside-countdown look="card" fight="1">${FIGHT}</ringside-countdown>`,
  ],
] as const;
const FRAMEWORKS: readonly Framework[] = ['React 19', 'Vue 3'];

/**
 * React's development build warns about attributes that differ from its own HTML, and does not
 * change them.
 */
const DIFFERS = /some attributes of the server rendered HTML didn't match/;

test.use(tolerating(DIFFERS));

for (const framework of FRAMEWORKS)
  for (const [file, what, html] of CONTENTS)
    test(
      `${framework} hydrates a page around a ${file} with ${what}, after a visitor has used it`,
      sampled(what !== 'a card'),
      async ({ page, partner }) => {
        partner.put('/app.js', await bundle(framework));
        await partner.open(
          page,
          `<div id="here"><section data-count="0"><h2>Before</h2>${html}<p>After</p></section></div><script src="/app.js"></script><script src="ORIGIN/embed/${file}.js"></script>`,
        );
        await page.waitForFunction((tag) => customElements.get(tag), `ringside-${file}`);
        const newsletters = await page.locator('ringside-newsletter').all();
        for (const element of newsletters) {
          await element.getByRole('textbox').fill('fan@corner');
          await element.getByRole('button').click();
          await expect(element.getByText('Invalid Email')).toBeVisible();
        }
        const nodes = await page.evaluateHandle(() => [...document.querySelectorAll('section *')]);

        await page.evaluate((html) => partnerApp.start(html), `<h2>Before</h2>${html}<p>After</p>`);
        const count = () =>
          page.evaluate(() => {
            partnerApp.draw();
            return document.querySelector('section')?.dataset.count;
          });
        await expect.poll(count).not.toBe('0');
        const isSame = await nodes.evaluate((nodes) =>
          [...document.querySelectorAll('section *')].map((node, each) => node === nodes[each]),
        );
        expect(isSame).not.toContain(false);
        for (const element of newsletters) {
          await expect(element.getByRole('textbox')).toHaveValue('fan@corner');
          await expect(element.getByText('Invalid Email')).toBeVisible();
          await element.getByRole('textbox').fill('fan@corner.tv');
          await element.getByRole('button').click();
          await expect(element.getByText('Saved in This Browser')).toBeVisible();
        }
      },
    );
