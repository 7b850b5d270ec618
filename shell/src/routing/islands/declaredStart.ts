import { whenIdle } from '@ringside/shared/internal/loading';

/** Starts an island when its section declared, unless that is on intent. */
export function startAsDeclared(island: HTMLElement, start: (reason: string) => void): void {
  const { start: declared } = island.dataset;
  if (declared === 'load') start('load');
  if (declared === 'idle') whenIdle(() => start('idle'));
  if (declared === 'visible') whenVisible(island, () => start('visible'));
}

function whenVisible(island: HTMLElement, start: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    start();
  });
  // An element with `display: contents` has no box, but its children may have one.
  const hasBox = island.getClientRects().length > 0;
  for (const part of hasBox ? [island] : island.children) observer.observe(part);
}
