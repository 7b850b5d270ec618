import { written } from '../elements.ts';
import { around, type Row, scriptOf, type Variant } from '../variant.ts';

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

export const parents: Row = {
  name: 'inside something else',
  variants: [insideShadow('open'), insideShadow('closed')],
};
