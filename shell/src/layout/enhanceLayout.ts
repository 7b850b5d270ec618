import type { Services } from '@ringside/shared/contract';

/** How long each column of the footer takes to fade in, after the previous one. */
const FADE_MS = 600;
const STAGGER_MS = 100;
const ENTRANCE = {
  opacity: [0, 1],
  translate: ['0 1.25rem', '0'],
  easing: 'ease',
};

/**
 * Adds the menu, toasts, Go Back, the footer's entrance, and keeps the focus visible below the
 * header.
 */
export function enhanceLayout({ toast }: Pick<Services, 'toast'>): void {
  const menu = document.getElementById('menu');
  const closeMenu = () => menu?.matches(':popover-open') && menu.hidePopover();
  menu?.addEventListener('click', ({ target }) => (target as Element).closest('a') && closeMenu());

  document.addEventListener('click', (event) => {
    // Scripts may dispatch a click on the document or on text.
    const clicked =
      event.target instanceof Element && event.target.closest<HTMLElement>('[data-action]');
    const { action, label } = clicked ? clicked.dataset : {};
    if (action === 'search') {
      toast.show({
        title: "Search isn't implemented yet!",
        description: 'But you can request this feature in your next prompt.',
      });
    }
    if (action === 'social') {
      toast.show({
        title: `Opening ${label}`,
        description:
          "This would redirect to our social media page. This feature isn't implemented yet.",
      });
    }
    if (action === 'back') {
      event.preventDefault();
      if (cameFromInside()) history.back();
      else location.assign('/');
    }
  });

  const header = document.querySelector('header');
  document.addEventListener('focusin', ({ target: reached }) => {
    // Extensions send events of their own to the document.
    if (!(reached instanceof Element) || !header || header.contains(reached)) return;
    // A page that has just been shown receives the focus, too.
    closeMenu();
    if (!reached.matches(':focus-visible')) return;
    // Firefox applies `scroll-padding` only if it has to scroll.
    const edge = header.getBoundingClientRect().bottom;
    const { top, bottom } = reached.getBoundingClientRect();
    // An element above the edge was left there on purpose: the focus also returns with a visitor to
    // the window.
    if (top < edge && bottom > edge && !reached.closest('dialog'))
      reached.scrollIntoView({ block: 'nearest' });
  });

  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const columns = [...document.querySelectorAll('body > footer > * > *')];
  const entering = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      entering.unobserve(target);
      const delay = columns.indexOf(target) * STAGGER_MS;
      target.animate(ENTRANCE, { duration: FADE_MS, delay, fill: 'backwards' });
    }
  });
  for (const column of columns) entering.observe(column);
}

/** The Navigation API lists only this site's adjacent entries. */
const cameFromInside = (): boolean =>
  'navigation' in window
    ? navigation.canGoBack
    : history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
