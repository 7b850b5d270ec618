import { type Row, scriptOf, type Variant } from './variant.ts';

const withHeaders = (
  name: string,
  headers: Readonly<Record<string, string>>,
  attributes = 'async',
): Variant => ({
  name,
  page: (embedded) => ({ headers, scripts: scriptOf(embedded, attributes) }),
});
const ISOLATED = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
};

export const isolation: Row = {
  name: 'a page on its own',
  variants: [
    withHeaders('`Cross-Origin-Embedder-Policy: require-corp`', ISOLATED),
    withHeaders('the same, with `crossorigin`', ISOLATED, 'async crossorigin'),
    { name: 'a `file:` page', where: 'file' },
    {
      name: 'a sandboxed page without `allow-same-origin`',
      page: () => ({ policy: 'sandbox allow-scripts allow-forms' }),
      storage: 'forgets',
    },
    {
      name: 'a sandboxed frame without it',
      where: 'frame',
      storage: 'forgets',
      without: {
        webkit:
          'its driver does not look into a frame of another origin; webkitFrames.spec.ts tests it',
      },
    },
  ],
};

export const script: Row = {
  name: 'no script yet, or none at all',
  variants: [
    { name: 'missing', script: 'missing', tolerates: /503/ },
    { name: 'late', script: 'late' },
    {
      name: 'JavaScript off',
      script: 'off',
      without: {
        firefox: 'its driver leaves scripts on',
        webkit: 'its driver sees pages by script alone',
      },
    },
  ],
};
