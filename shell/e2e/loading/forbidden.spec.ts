import { startPartner } from '../embeds/partner.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test.use({ tolerated: [/./] });

const attempts: Readonly<Record<string, () => unknown>> = {
  // `eval` runs in a timer, because the policy does not apply to code that the test evaluates.
  'require-trusted-types-for': () =>
    setTimeout(() => Reflect.get(globalThis, 'eval')('globalThis.ran = true')),
  'trusted-types': () => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    trustedTypes.createPolicy('mine', {});
  },
  'style-src-attr': () => document.body.setAttribute('style', 'color: red'),
  'script-src-elem': () => import(/* @vite-ignore */ `https://elsewhere.example/${1}.js`),
  'connect-src': () => fetch('https://elsewhere.example/'),
};

declare global {
  var ringsideStopped: string[];
}

test('the policy blocks what it should', async ({ page }) => {
  await visit(page, '/training');
  await page.evaluate(() => {
    globalThis.ringsideStopped = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      globalThis.ringsideStopped.push(effectiveDirective),
    );
  });
  for (const [directive, attempt] of Object.entries(attempts)) {
    await page.evaluate(attempt).catch(() => undefined);
    await expect.poll(() => page.evaluate(() => globalThis.ringsideStopped)).toContain(directive);
  }
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
  expect(page.url()).toMatch(/\/training$/);
});

test('other sites can only frame pages that are made for it', async ({ page, baseURL }) => {
  const partner = await startPartner(baseURL ?? '');
  await partner.open(page, '');
  // Firefox's driver reports a refused iframe as a failure of the page, so a script adds the
  // iframe.
  const frame = (path: string) =>
    page.evaluate((src) => {
      const iframe = document.createElement('iframe');
      iframe.src = src;
      document.body.replaceChildren(iframe);
    }, `${baseURL}${path}`);
  for (const path of ['/embed/ringside-workouts/limit-1', '/embed/frame?element=ringside-news']) {
    await frame(path);
    await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
  }
  for (const path of ['/news', '/embed']) {
    await frame(path);
    await expect
      .poll(() => page.frames()[1]?.url(), path)
      .toMatch(/^(chrome-error:|about:neterror)/);
  }
  await partner.close();
});
