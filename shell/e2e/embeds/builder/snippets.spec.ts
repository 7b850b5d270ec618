/** What the builder prints works on a partner's page as it is, whatever a value contains. */
import { expect } from '@playwright/test';
import { ICON } from '../partner.ts';
import { bundleApp } from './partnerApps.ts';
import { elementOf, joined, OWN_SCRIPT, print, test, works } from './printed.ts';

const HOSTILE = `"Rourke's" </script> {{x}} {y} \`z\` [gallery] <b>`;

for (const kind of ['html', 'wordpress', 'react', 'vue', 'svelte', 'angular'] as const) {
  test(`the ${kind} lines of an element with a hostile value work where they are pasted`, async ({
    page,
    partner,
    printed,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    const countdown = elementOf(printed, 'ringside-countdown');
    const { lines, policy } = print(printed, kind, countdown, { fight: '2', event: HOSTILE });
    const isApp = kind !== 'html' && kind !== 'wordpress';
    if (isApp) partner.put('/app.js', await bundleApp(kind, [lines]));
    const body = isApp ? '<div id="app"></div><script type="module" src="/app.js"></script>' : lines;
    // The partner's own app is a script of its own.
    const allowed = policy.map((directive) =>
      isApp ? directive.replace('script-src', OWN_SCRIPT[kind]) : directive,
    );
    await page.goto(partner.put('/', { body, policy: joined(...allowed) }));
    const element = page.locator('ringside-countdown');
    await works(element, 'ringside-countdown');
    await expect(element.locator('[part="event"]')).toHaveText(HOSTILE);
    await expect(element.locator(':scope > a')).toHaveText(HOSTILE);
    expect(complaints.filter((line) => !ICON.test(line))).toEqual([]);
  });
}
