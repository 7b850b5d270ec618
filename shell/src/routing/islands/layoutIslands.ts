import type { PageData, RingsideEvents, Services } from '@ringside/shared/contract';
import { showErrorMessage } from '@ringside/shared/internal/islands';
import { isFatal } from '@ringside/shared/internal/page';
import { watchIntent } from './intent.ts';
import { PageIslands } from './pageIslands.ts';
import { LAYOUT } from './singleSpa.ts';

/** Starts the islands of the header and the footer, which stay when another page is shown. */
export function startLayout(page: PageData, services: Pick<Services, 'toast'>): void {
  const container = document.body;
  const islands = new PageIslands({
    data: { ...page, owner: LAYOUT, roots: page.layout ?? [] },
    services,
    hasLeft: false,
    container,
    loadWidgets() {},
  });
  watchIntent((control, reason) => islands.start(control, reason));

  container.addEventListener('ringside:section-error', (event) => {
    const { target, detail } = event as RingsideEvents['ringside:section-error'];
    const island = (target as Element).closest<HTMLElement>('[data-root]');
    const retry = island && isFatal(detail.phase) && islands.fail(island);
    if (retry) showErrorMessage(island, retry);
  });
}
