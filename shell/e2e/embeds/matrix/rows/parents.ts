import { expect } from '@playwright/test';
import { bundle, REACT_VERSIONS, type ReactVersion } from '../../apps/bundle.ts';
import { written } from '../elements.ts';
import { type Row, scriptOf, type Variant } from './variant.ts';

const insideShadow = (mode: ShadowRootMode): Variant => ({
  name: `another shadow root, ${mode}`,
  page: () => ({ html: '' }),
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

const inReact = (
  version: ReactVersion,
  doing: string,
  ending: 'draw' | 'swap' | 'hydrate',
): Variant => ({
  name: `React ${version} in strict mode, which ${doing}`,
  page: (embedded) => ({
    html: ending === 'hydrate' ? `<section data-count="0">${written(embedded)}</section>` : '',
    scripts: `<script src="/app.js"></script>${scriptOf(embedded)}`,
  }),
  files: async () => ({ '/app.js': await bundle(`React ${version}`) }),
  moves: true,

  async before(visitor, embedded) {
    if (ending !== 'hydrate')
      await visitor.run((html) => partnerApp.start(html), written(embedded));
  },

  async after(visitor, embedded) {
    await embedded.shown(visitor);
    const count = () => visitor.run((tag) => document.querySelectorAll(tag).length, embedded.tag);

    if (ending === 'swap') {
      await visitor.run(() => partnerApp.swap());
      await expect.poll(count).toBe(0);
      await visitor.run(() => partnerApp.swap());
    } else {
      if (ending === 'hydrate')
        await visitor.run((html) => partnerApp.start(html), written(embedded));
      const draw = () =>
        visitor.run(() => {
          partnerApp.draw();
          return document.querySelector('section')?.dataset.count;
        });
      await expect.poll(draw).not.toBe('0');
    }

    await expect.poll(count).toBe(1);
  },
});

export const parents: Row = {
  name: 'inside something else',
  variants: [
    insideShadow('open'),
    insideShadow('closed'),
    ...REACT_VERSIONS.flatMap((version) => [
      inReact(version, 'draws again', 'draw'),
      inReact(version, 'takes it away and brings it back', 'swap'),
      inReact(version, 'hydrates what its server wrote', 'hydrate'),
    ]),
  ],
};
