import type { Services } from '@ringside/shared/contract';

/** Gives the prerendered frame its behaviour: menu, notices, going back, the footer's entrance, and the focus a place below the header. */
export function enhanceFrame({ toast }: Services): void {
  const menu = document.getElementById('menu');
  const menuButton = document.querySelector('[popovertarget="menu"]');
  menu?.addEventListener('toggle', (event) => {
    menuButton?.setAttribute('aria-expanded', String((event as ToggleEvent).newState === 'open'));
  });
  menu?.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a') && menu.matches(':popover-open')) menu.hidePopover();
  });

  document.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('[data-action]');
    if (pressed?.dataset.action === 'search') {
      toast.show({
        title: "Search isn't implemented yet!",
        description: 'But you can request this feature in your next prompt.',
      });
    }
    if (pressed?.dataset.action === 'social') {
      toast.show({
        title: `Opening ${pressed.dataset.label}`,
        description: "This would redirect to our social media page. This feature isn't implemented yet.",
      });
    }
    if (pressed?.dataset.action === 'back') {
      event.preventDefault();
      if (cameFromInside()) history.back();
      else location.assign('/');
    }
  });

  const header = document.querySelector('header');
  document.addEventListener('focusin', ({ target }) => {
    const reached = target as Element;
    if (!header || header.contains(reached) || !reached.matches(':focus-visible')) return;
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
