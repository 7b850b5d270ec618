import type { PageData, Services } from '@ringside/shared/contract';
import { watchIntent } from './intent.ts';
import { PageIslands } from './pageIslands.ts';
import { LAYOUT } from './singleSpa.ts';

/** Starts the islands of the header and the footer, which stay when another page is shown. */
export function startLayout(page: PageData, services: Pick<Services, 'toast'>): void {
  const islands = new PageIslands({
    data: { ...page, owner: LAYOUT, roots: page.layout ?? [] },
    services,
    hasLeft: false,
    container: document.body,
    loadWidgets() {},
  });
  watchIntent((control, reason) => islands.start(control, reason));
}
