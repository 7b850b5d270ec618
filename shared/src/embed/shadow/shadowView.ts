import { NOTICE_MS, type Notice } from '../../contract/index.ts';
import { levelHeadings } from './headings.ts';
import { shadowSheet } from './style.ts';
import { watchGround } from './theme.ts';

export type ShadowView = ReturnType<typeof createShadowView>;

/**
 * The content of an embedded element's shadow root: the element's own children until a page has loaded, then the page.
 *
 * @param variant a fragment needs space around it, which a section's page already has
 */
export function createShadowView(host: HTMLElement, variant: 'section' | 'fragment') {
  const root = host.attachShadow({ mode: 'open' });
  const own = shadowSheet();
  const fallback = document.createElement('slot');
  const page = createPart('page', { className: `page ${variant}`, hidden: true });
  const view = Object.assign(document.createElement('div'), { className: 'view' });
  const error = createPart('error', { className: 'error', role: 'status' });
  page.append(view, createNotices(root));
  root.append(fallback, error, page);
  const setLevel = levelHeadings(view);
  let theme = 'light';
  const paint = () => {
    page.dataset.theme = theme === 'auto' ? groundOf() : theme;
  };
  const groundOf = watchGround(root, paint);
  root.adoptedStyleSheets = [own];
  // The element sends its own event when all its roots are ready.
  root.addEventListener('ringside:ready', (event) => event.stopPropagation());
  return {
    root,
    /** Shows a page's nodes instead of the current content. */
    show(nodes: readonly Node[], sheets: readonly CSSStyleSheet[]): void {
      root.adoptedStyleSheets = [own, ...sheets];
      view.replaceChildren(...nodes);
      error.hidden = true;
      fallback.hidden = true;
      page.hidden = false;
    },
    /** Shows the element's own children again. With `retry`, a message and a button show below them. */
    fallBack(retry?: () => void): void {
      page.hidden = true;
      fallback.hidden = false;
      error.hidden = !retry;
      error.replaceChildren(...(retry ? unreachable(retry) : []));
    },
    /** Sets the background that the page is on (`light`, `dark` or `auto`), and the level of its highest heading. */
    dress(asked: string, heading: number): void {
      theme = asked;
      paint();
      setLevel(heading);
    },
  };
}

/** An element that partners can style by the name of its part. */
function createPart(name: string, properties: Partial<HTMLElement>): HTMLElement {
  const element = Object.assign(document.createElement('div'), properties);
  element.setAttribute('part', name);
  return element;
}

/** A message and a button to try again, in the style of the partner's page. */
function unreachable(retry: () => void): Node[] {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', textContent: 'Try again', onclick: retry });
  return [new Text('Ringside cannot be reached at the moment. '), button];
}

/** A live region that shows one notice at a time, unless the surrounding page shows notices itself. */
function createNotices(root: ShadowRoot): HTMLElement {
  const region = createPart('notice', { className: 'notice', role: 'status' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  root.addEventListener('ringside:notice', (event) => {
    // The page around receives the event after us, and may cancel it.
    queueMicrotask(() => {
      if (event.defaultPrevented) return;
      const { title, description, variant = 'default' } = (event as CustomEvent<Notice>).detail;
      const heading = Object.assign(document.createElement('strong'), { textContent: title });
      region.dataset.variant = variant;
      region.replaceChildren(heading, description);
      clearTimeout(timer);
      timer = setTimeout(() => region.replaceChildren(), NOTICE_MS);
    });
  });
  return region;
}
