/** The widgets' files: their size, and their immutable URL. */

import { expect } from '@playwright/test';
import { test, textOf, widget } from './widgetsOnPartner.ts';

for (const name of ['countdown', 'newsletter']) {
  test(`${name} is one file of at most 9 kB, without import, export and lit-html`, async () => {
    expect((await widget(name)).gzip).toBeLessThanOrEqual(9000);
    const text = await textOf(name);
    expect(text).not.toMatch(/\b(import|export)\b/);
    expect(text).not.toContain('lit-html');
  });

  test(`a partner's page runs ${name} by its immutable URL and integrity`, async ({ page, open }) => {
    const { pinned, integrity } = await widget(name);
    const tag = `ringside-${name}`;
    await open(
      `<${tag}></${tag}><script src="ORIGIN${pinned}" integrity="${integrity}" crossorigin></script>`,
    );
    await expect.poll(() => page.evaluate((each) => Boolean(customElements.get(each)), tag)).toBe(true);
  });
}
