import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { type Embedded, written } from '../elements.ts';
import type { PartnerApp } from '../react/app.ts';
import { around, HEAD, type Row, scriptOf, type Variant } from '../variant.ts';

const insideShadow = (mode: ShadowRootMode): Variant => ({
  name: `another shadow root, ${mode}`,
  page: (embedded) => ({ body: around('', scriptOf(embedded)) }),
  before: (visitor, embedded) =>
    visitor.run(
      ([mode, html]) => {
        const root = document.querySelector('#here')?.attachShadow({ mode });
        if (!root) return;
        root.innerHTML = html;
        globalThis.place = root;
      },
      [mode, written(embedded)] as const,
    ),
  moves: true,
});

/** The partner's app as their bundler makes it. */
async function bundle({ tag, attributes, content }: Embedded): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': '"development"',
      PARTNER_APP: JSON.stringify({ tag, attributes, content }),
    },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('../react/app.ts', import.meta.url)),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [chunk] = 'output' in result ? result.output : [];
  if (!chunk) throw new Error("The partner's app gave no script.");
  return chunk.code;
}

const inReact = (name: string, ending: string): Variant => ({
  name,
  page: (embedded) => ({
    head: HEAD,
    body: around('', `<script src="/app.js"></script>${scriptOf(embedded)}`),
  }),
  files: async (embedded) => ({ '/app.js': await bundle(embedded) }),
  moves: true,
  async after(visitor, embedded) {
    await embedded.shown(visitor);
    await visitor.run((ending) => globalThis.partnerApp[ending as keyof PartnerApp](), ending);
    // React may take a moment.
    await visitor.run(() => new Promise((resolve) => setTimeout(resolve, 50)));
  },
});

export const parents: Row = {
  name: 'inside something else',
  variants: [
    insideShadow('open'),
    insideShadow('closed'),
    inReact('React 19 in strict mode, which draws again', 'draw'),
    inReact('React 19 in strict mode, which takes it away and brings it back', 'swap'),
  ],
};
