import type { Services } from '@ringside/shared/contract';

/** Gives the prerendered frame its behaviour: menu, notices, going back, the footer's entrance, and the focus a place below the header. */
export function enhanceFrame({ toast }: Services): void {
  const menu = document.getElementById('menu');
  const menuButton = document.querySelector('[popovertarget]');
  // It may have been opened before this came.
  const tellMenu = () => {
    if (menuButton) menuButton.ariaExpanded = String(menu?.matches(':popover-open'));
  };
  menu?.addEventListener('toggle', tellMenu);
  tellMenu();
  const closeMenu = () => menu?.matches(':popover-open') && menu.hidePopover();
  menu?.addEventListener('click', ({ target }) => (target as Element).closest('a') && closeMenu());

  document.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('[data-action]');
    const { action, label } = pressed?.dataset ?? {};
    if (action === 'search') {
      toast.show({
        title: "Search isn't implemented yet!",
        description: 'But you can request this feature in your next prompt.',
      });
    }
    if (action === 'social') {
      toast.show({
        title: `Opening ${label}`,
        description: "This would redirect to our social media page. This feature isn't implemented yet.",
      });
    }
    if (action === 'back') {
      event.preventDefault();
      // A tab of its own, opened by a link of ours, has nothing to go back to.
      if (history.length > 1 && cameFromInside()) history.back();
      else location.assign('/');
    }
  });

  const header = document.querySelector('header');
  document.addEventListener('focusin', ({ target }) => {
    const reached = target as Element;
    if (!header || header.contains(reached)) return;
    // Also a page that has just come has the focus.
    closeMenu();
    if (!reached.matches(':focus-visible')) return;
    // Firefox minds `scroll-padding` only where it has to scroll, and leaves what shows below the header in part.
    const edge = header.getBoundingClientRect().bottom;
    const { top, bottom } = reached.getBoundingClientRect();
    // What is wholly above was left there: the focus comes in, too, when a visitor returns to the window.
    if (top < edge && bottom > edge && !reached.closest('dialog'))
      reached.scrollIntoView({ block: 'nearest' });
  });

  const entering = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      entering.unobserve(target);
      target.setAttribute('data-entered', '');
    }
  });
  for (const section of document.querySelectorAll('[data-fade]')) entering.observe(section);
}

/** Whether the page before this one is of this site; going back must not leave it. */
function cameFromInside(): boolean {
  const { fromInside } = (history.state ?? {}) as { fromInside?: boolean };
  return (
    fromInside === true || (document.referrer !== '' && new URL(document.referrer).origin === location.origin)
  );
}
