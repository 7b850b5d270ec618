import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Returns the violations that axe finds. The rule for the size of controls is on, although it is
 * off by default.
 */
export async function violationsOf(page: Page, options: { runOnly?: string; rules?: object } = {}) {
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox';
  const { violations } = await new AxeBuilder({ page })
    // To combine the results of iframes, axe opens another page, which Firefox's driver does not
    // allow.
    .setLegacyMode(isFirefox || (await page.locator('iframe').count()) === 0)
    .options({
      resultTypes: ['violations'],
      preload: false,
      ...options,
      rules: { 'target-size': { enabled: true }, ...options.rules },
    })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`),
  );
}
