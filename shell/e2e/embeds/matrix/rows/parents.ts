import { expect } from '@playwright/test';
import { written } from '../elements.ts';
import { bundle, type ReactVersion, serverHtml } from '../react/partnerReact.ts';
import { around, HEAD, type Row, scriptOf, type Variant } from './variant.ts';

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

/** In the partner's app, which starts before the element's script, or only after the element is defined. */
const inReact = (version: ReactVersion, doing: string, ending: 'draw' | 'swap' | 'start'): Variant => ({
  name: `React ${version} in strict mode, which ${doing}`,
  page: (embedded) => ({
    head: HEAD,
    body: around(
      ending === 'start' ? serverHtml(version, embedded) : '',
      `<script src="/app.js"></script>${scriptOf(embedded)}`,
    ),
  }),
  files: async (embedded) => ({ '/app.js': await bundle(version, embedded) }),
  moves: true,
  async before(visitor) {
    if (ending !== 'start') await visitor.run(() => globalThis.partnerApp.start());
  },
  async after(visitor, embedded) {
    await embedded.shown(visitor);
    await visitor.run((ending) => globalThis.partnerApp[ending](), ending);
    const count = () => visitor.run((tag) => document.querySelectorAll(tag).length, embedded.tag);
    if (ending === 'swap') {
      await expect.poll(count).toBe(0);
      await visitor.run(() => globalThis.partnerApp.swap());
    }
    // React takes a moment to hydrate; from then on it draws.
    if (ending === 'start')
      await expect
        .poll(() =>
          visitor.run(() => {
            globalThis.partnerApp.draw();
            return document.querySelector('section')?.dataset.count;
          }),
        )
        .not.toBe('0');
    await expect.poll(count).toBe(1);
  },
});

const VERSIONS: readonly ReactVersion[] = [19, 18];

export const parents: Row = {
  name: 'inside something else',
  variants: [
    insideShadow('open'),
    insideShadow('closed'),
    ...VERSIONS.flatMap((version) => [
      inReact(version, 'draws again', 'draw'),
      inReact(version, 'takes it away and brings it back', 'swap'),
      inReact(version, 'hydrates what its server wrote', 'start'),
    ]),
  ],
};
