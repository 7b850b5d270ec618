import { minify } from 'html-minifier-terser';
import type { Page } from './test.ts';

type Rewrite = (html: string) => string | Promise<string>;

/** Scripts of the host, and what the one for email addresses does. */
const SCRIPTS = /\/cdn-cgi\//;
const DECODE = `for (const each of document.querySelectorAll('[data-cfemail]'))
  each.replaceWith(atob(each.dataset.cfemail));`;

/** What hosts, proxies and plug-ins do to the HTML of pages. */
export const rewriters: Readonly<Record<string, Rewrite>> = {
  'a minifier': (html) =>
    minify(html, {
      collapseWhitespace: true,
      collapseBooleanAttributes: true,
      removeAttributeQuotes: true,
      removeComments: true,
      removeOptionalTags: true,
      removeRedundantAttributes: true,
      sortAttributes: true,
    }),
  // As Cloudflare's email address obfuscation.
  'an obfuscator of email addresses': (html) =>
    html
      .replace(/href="mailto:[^"]*"/g, 'href="/cdn-cgi/l/email-protection"')
      .replace(/>([\w.]+@[\w.]+)</g, (_, email: string) => {
        const hidden = Buffer.from(email).toString('base64');
        return `><span data-cfemail="${hidden}">[email protected]</span><`;
      })
      .replace('</body>', '<script src="/cdn-cgi/decode.js"></script></body>'),
  'an injected script': (html) =>
    html.replace('</head>', '<script src="/cdn-cgi/count.js" defer></script></head>'),
  'a comment about a cache': (html) => `${html}<!-- Cached copy. -->`,
};

/** Rewrites the HTML of all pages before a tab receives them. */
export async function rewritePages(page: Page, rewrite: Rewrite): Promise<void> {
  await page.route(SCRIPTS, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: route.request().url().includes('decode') ? DECODE : '',
    }),
  );
  await page.route(
    ({ pathname }) => !pathname.includes('.') && !SCRIPTS.test(pathname),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: await rewrite(await response.text()) });
    },
  );
}
