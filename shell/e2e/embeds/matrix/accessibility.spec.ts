import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { sampled } from '../../support/sample.ts';
import { ELEMENTS, type Embedded, written } from './elements.ts';
import { around, scriptOf } from './rows/variant.ts';
import { test } from './test.ts';

/** A page that follows the visitor's colours. */
const HEAD =
  '<style>:root { color-scheme: light dark; background: Canvas; color: CanvasText } button { min-height: 24px }</style>';

const pageWith = (embedded: Embedded) => ({
  head: HEAD,
  body: `<main><h1>Partner</h1>${around(written(embedded), scriptOf(embedded))}</main>`,
});

const MODES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'in light colours': (page) => page.emulateMedia({ colorScheme: 'light' }),
  'in dark colours': (page) => page.emulateMedia({ colorScheme: 'dark' }),
  'in forced colours': (page) => page.emulateMedia({ forcedColors: 'active' }),
  // 1280 pixels at 400 %.
  'at 400 %': (page) => page.setViewportSize({ width: 320, height: 256 }),
};

for (const [mode, set] of Object.entries(MODES)) {
  for (const embedded of ELEMENTS) {
    test(`<${embedded.tag}> can be used by everybody ${mode}`, sampled(false), async ({ page, world }) => {
      await set(page);
      await page.goto(world.partner.put('/', pageWith(embedded)));
      await embedded.shown(world.visitor);
      await expectNoViolations(page, mode);
      await embedded.works(world.visitor, 'keeps');
      await expectNoViolations(page, mode);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  }
}

test(
  'the newsletter says once what is wrong, at the field, and goes there',
  sampled(false),
  async ({ page, world }) => {
    const newsletter = ELEMENTS.find(({ script }) => script === 'newsletter');
    if (!newsletter) throw new Error('There is no newsletter.');
    await page.goto(world.partner.put('/', pageWith(newsletter)));
    await newsletter.shown(world.visitor);
    const field = page.getByRole('textbox', { name: 'Email address' });
    // Autofill may send this event alone.
    await field.evaluate((input: HTMLInputElement) => {
      input.value = 'fan@corner';
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await page.getByRole('button').click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/^Invalid Email/);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('status')).toBeEmpty();
    await expectNoViolations(page, 'in error');
    await field.evaluate((input: HTMLInputElement) => {
      input.value = 'fan@corner.tv';
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect(field).not.toHaveAttribute('aria-invalid');
    await page.getByRole('button').click();
    await expect(page.getByRole('status')).toHaveText(/^Saved in This Browser/);
    await expect(page.getByText('Saved in This Browser')).toHaveCount(1);
  },
);

async function expectNoViolations(page: Page, mode: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({
      resultTypes: ['violations'],
      rules: {
        'target-size': { enabled: true },
        // Forced colours are the reader's own; the checker would read the stylesheet's colours instead.
        'color-contrast': { enabled: mode !== 'in forced colours' },
      },
    })
    .analyze();
  const said = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  expect(said).toEqual([]);
}
