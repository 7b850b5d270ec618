import { NOTICE_MS, type Notice } from '../../contract/index.ts';
import { levelHeadings } from './headings.ts';
import { shadowSheet } from './style.ts';
import { watchGround } from './theme.ts';

export type Theme = 'light' | 'dark' | 'auto';

/** What an embedded element has in its shadow root: its own children until a page is there, then the page. */
export interface ShadowView {
  root: ShadowRoot;
  /** Replaces what is shown by a page's nodes. */
  show(nodes: readonly Node[], sheets: readonly CSSStyleSheet[]): void;
  /** Shows the element's own children again, and if something could not be loaded, says so below them. */
  fallBack(retry?: () => void): void;
  /** Says on which background the page stands, and at which level its headings begin. */
  dress(theme: Theme, heading: number): void;
}

/** @param variant a fragment stands on a ground of its own, with space around it; a section's page has both already */
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
  // The element itself says when all its roots answer.
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

/** A clear word beside the fallback, in the page's own style, and a way to try again. */
function unreachable(retry: () => void): Node[] {
  const text = document.createElement('span');
  text.textContent = 'Ringside cannot be reached at the moment. ';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Try again';
  button.addEventListener('click', retry);
  return [text, button];
}

/** A polite place for notices, one at a time, that nobody outside shows. */
function createNotices(root: ShadowRoot): HTMLElement {
  const region = document.createElement('div');
  region.className = 'notice';
  region.setAttribute('part', 'notice');
  region.role = 'status';
  let timer: ReturnType<typeof setTimeout> | undefined;
  root.addEventListener('ringside:notice', (event) => {
    // The page outside hears of it after us, and may prevent it.
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
