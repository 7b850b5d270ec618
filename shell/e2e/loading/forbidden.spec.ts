import { startPartner } from '../embeds/partner.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

// The browser logs everything that it blocks.
test.use({ tolerated: [/./] });

interface Attempt {
  what: string;
  /** The directive that blocks it. */
  directive: string;
  /** The errors of the blocked code. */
  outcome: 'throws' | 'nothing happens';
  attempt(): unknown;
}

/** Each attempt runs in the page. */
const attempts: readonly Attempt[] = [
  {
    what: 'text as code',
    directive: 'require-trusted-types-for',
    // Delayed, because the test's own code is exempt.
    outcome: 'nothing happens',
    attempt: () => setTimeout(() => Reflect.get(globalThis, 'eval')('globalThis.ran = true')),
  },
  {
    what: 'text as HTML',
    directive: 'require-trusted-types-for',
    outcome: 'throws',
    attempt: () => Object.assign(document.createElement('div'), { innerHTML: '<img src=x>' }).tagName,
  },
  {
    what: 'a policy of one’s own',
    directive: 'trusted-types',
    outcome: 'throws',
    attempt() {
      const { trustedTypes } = globalThis as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): unknown };
      };
      trustedTypes.createPolicy('mine', {});
    },
  },
  {
    what: 'a style in an attribute',
    directive: 'style-src-attr',
    outcome: 'nothing happens',
    attempt: () => document.body.setAttribute('style', 'color: red'),
  },
  {
    what: 'a script from elsewhere',
    directive: 'script-src-elem',
    outcome: 'throws',
    attempt: () => import(/* @vite-ignore */ `https://elsewhere.example/${1}.js`),
  },
  {
    what: 'a request elsewhere',
    directive: 'connect-src',
    outcome: 'throws',
    attempt: () => fetch('https://elsewhere.example/'),
  },
  {
    what: 'a frame from elsewhere',
    directive: 'frame-src',
    outcome: 'nothing happens',
    attempt: () =>
      document.body.append(
        Object.assign(document.createElement('iframe'), { src: 'https://www.youtube.com/embed/x' }),
      ),
  },
  {
    what: 'another base',
    directive: 'base-uri',
    outcome: 'nothing happens',
    attempt: () =>
      document.head.append(
        Object.assign(document.createElement('base'), { href: 'https://elsewhere.example/' }),
      ),
  },
  {
    what: 'a form that leads elsewhere',
    directive: 'form-action',
    outcome: 'nothing happens',
    attempt() {
      const form = Object.assign(document.createElement('form'), { action: 'https://elsewhere.example/' });
      document.body.append(form);
      // Delayed, because Firefox throws in the running code when it blocks a form.
      setTimeout(() => form.submit());
    },
  },
];

declare global {
  /** The directives that have blocked something since the list was last cleared. */
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
  for (const { what, directive, outcome, attempt } of attempts) {
    await page.evaluate(() => {
      globalThis.ringsideStopped.length = 0;
    });
    const came = page.evaluate(attempt).then(
      () => 'nothing happens',
      () => 'throws',
    );
    expect(await came, what).toBe(outcome);
    await expect.poll(() => page.evaluate(() => globalThis.ringsideStopped), what).toContain(directive);
  }
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
  expect(page.url()).toMatch(/\/training$/);
});

test('other sites can only frame pages that are made for it', async ({ page, baseURL }) => {
  const partner = await startPartner(baseURL ?? '');
  await page.goto(partner.put('/', ''));
  // The page stays: Firefox's driver takes a frame that is refused while a page loads for a failure of the page.
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
    await expect.poll(() => page.frames()[1]?.url(), path).toMatch(/^(chrome-error:|about:neterror)/);
  }
  await partner.close();
});
