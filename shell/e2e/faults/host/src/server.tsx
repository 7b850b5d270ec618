import { createSectionServer } from '@ringside/shared/section/server';
import { pages } from './HostPage.tsx';
import { manifest } from './manifest.ts';

export { manifest };

const title = 'A page with guests';

export const { paths, load, render, loadElement, renderElement } = createSectionServer(manifest, {
  pages,
  elements: {},
  routes: [
    [
      '/host',
      () => ({
        page: 'HostPage',
        data: { title },
        head: { title, description: 'A page that shows a fragment of every section.' },
      }),
    ],
  ],
});
