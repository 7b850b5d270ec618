import { showFocusWithin, showPreview } from '../preview.ts';

/** How near the window a view is fetched. */
const MARGIN = '300px';

/**
 * Fills the live views of a page as they come near the window, and stands those that are there on another ground when one is
 * chosen.
 *
 * @param signal ends it
 */
export function startShowcase(root: Element, signal: AbortSignal): void {
  const showcase = root.querySelector('[data-showcase]');
  if (!showcase) return;
  const near = new Set<HTMLElement>();

  function show(place: HTMLElement) {
    const ground = showcase?.querySelector<HTMLInputElement>('[name="showcase-ground"]:checked')?.value;
    const { show: address = '', title = '' } = place.dataset;
    showPreview(place, `${address}&ground=${ground}`, title);
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        near.add(target as HTMLElement);
        showFocusWithin(target, signal);
        show(target as HTMLElement);
      }
    },
    { rootMargin: MARGIN },
  );
  for (const place of showcase.querySelectorAll('[data-show]')) observer.observe(place);
  showcase.addEventListener(
    'input',
    ({ target }) => {
      if ((target as HTMLInputElement).name === 'showcase-ground') near.forEach(show);
    },
    { signal },
  );
  signal.addEventListener('abort', () => observer.disconnect());
}
