import { NOTICE_MS, type Notice } from '../../contract/index.ts';
import { levelHeadings } from './headings.ts';
import { shadowSheet } from './style.ts';
import { watchGround } from './theme.ts';

type Theme = 'light' | 'dark' | 'auto';

/** The content of an embedded element's shadow root: the element's own children until a page has loaded, then the page. */
export interface ShadowView {
  root: ShadowRoot;
  /** Shows a page's nodes instead of the current content. */
  show(nodes: readonly Node[], sheets: readonly CSSStyleSheet[]): void;
  /** Shows the element's own children again. With `retry`, a message and a button show below them. */
  fallBack(retry?: () => void): void;
  /** Sets the background that the page is on, and the level of its highest heading. */
  dress(theme: Theme, heading: number): void;
}

/** @param variant a fragment needs space around it, which a section's page already has */
export function createShadowView(host: HTMLElement, variant: 'section' | 'fragment'): ShadowView {
  const root = host.attachShadow({ mode: 'open' });
  const own = shadowSheet();
  const fallback = document.createElement('slot');
  const page = document.createElement('div');
  page.className = `page ${variant}`;
  page.setAttribute('part', 'page');
  page.hidden = true;
  const view = document.createElement('div');
  view.className = 'view';
  const error = document.createElement('div');
  error.className = 'error';
  error.setAttribute('part', 'error');
  error.role = 'status';
  page.append(view, createNotices(root));
  root.append(fallback, error, page);
  const setLevel = levelHeadings(view);
  let [theme, level]: [Theme, number] = ['light', 2];
  const paint = () => {
    page.dataset.theme = theme === 'auto' ? groundOf() : theme;
  };
  const groundOf = watchGround(root, paint);
  root.adoptedStyleSheets = [own];
  // The element sends its own event when all its roots are ready.
  root.addEventListener('ringside:ready', (event) => event.stopPropagation());
  return {
    root,
    show(nodes, sheets) {
      root.adoptedStyleSheets = [own, ...sheets];
      view.replaceChildren(...nodes);
      setLevel(level);
      error.hidden = true;
      fallback.hidden = true;
      page.hidden = false;
    },
    fallBack(retry) {
      page.hidden = true;
      fallback.hidden = false;
      error.hidden = !retry;
      error.replaceChildren(...(retry ? unreachable(retry) : []));
    },
    dress(asked, heading) {
      theme = asked;
      paint();
      if (heading === level) return;
      level = heading;
      setLevel(level);
    },
  };
}

/** A message and a button to try again, in the style of the partner's page. */
function unreachable(retry: () => void): Node[] {
  const text = document.createElement('span');
  text.textContent = 'Ringside cannot be reached at the moment. ';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Try again';
  button.addEventListener('click', retry);
  return [text, button];
}

/** A live region that shows one notice at a time, unless the surrounding page shows notices itself. */
function createNotices(root: ShadowRoot): HTMLElement {
  const region = document.createElement('div');
  region.className = 'notice';
  region.setAttribute('part', 'notice');
  region.role = 'status';
  let timer: ReturnType<typeof setTimeout> | undefined;
  root.addEventListener('ringside:notice', (event) => {
    // The page around receives the event after us, and may cancel it.
    queueMicrotask(() => {
      if (event.defaultPrevented) return;
      const { title, description, variant = 'default' } = (event as CustomEvent<Notice>).detail;
      const heading = document.createElement('strong');
      heading.textContent = title;
      region.dataset.variant = variant;
      region.replaceChildren(heading, description);
      clearTimeout(timer);
      timer = setTimeout(() => region.replaceChildren(), NOTICE_MS);
    });
  });
  return region;
}
