import type { PageData, Services } from '@ringside/shared/contract';
import { watchIntent } from './intent.ts';
import { PageIslands } from './pageIslands.ts';
import { LAYOUT } from './singleSpa.ts';

/** Starts the islands of the header and the footer, which stay when another page is shown. */
export function startLayout(page: PageData, services: Pick<Services, 'toast'>): void {
  const { layout: roots = [] } = page;
  const islands = new PageIslands({
    data: { ...page, owner: LAYOUT, roots },
    services,
    hasLeft: false,
    container: document.body,
    loadWidgets() {},
  });
  const isOurs = (element: Element | null) =>
    roots.some(({ id }) => element?.getAttribute('data-root') === id);
  for (const island of document.querySelectorAll('[data-root][data-start]'))
    if (isOurs(island)) islands.start(island, 'load');
  watchIntent((control, reason) => {
    const island = control.closest('[data-root]');
    if (island && isOurs(island)) islands.start(island, reason);
  });
}
