import {
  type Catalogue,
  type CatalogueElement,
  type CatalogueFile,
  routeMatcher,
} from '@ringside/shared/contract';
import { LOADING, offerEmail } from './parentPage.ts';

/** Links must open our site, and email addresses go to the parent page. */
const IGNORED_ATTRIBUTES = ['origin', 'action'];

/**
 * Our reset hides form controls. Until its page has arrived, an element is as high as the iframe. On
 * our own page a light preview shows nothing until then, because there a card is drawn behind it.
 */
const STYLES = `
  :where(input) { border: 1px solid; background: Field; color: FieldText }
  :where(button) { border: 1px solid ButtonBorder; background: ButtonFace; color: ButtonText }
  :where(input, button) { min-height: 2.75em; padding: 0.25em 0.75em; border-radius: 2px }
  :not(:defined) > [slot] { display: none }
  ${LOADING} { display: block; min-height: calc(100vh - 2rem) }
  [data-background='light'] { color-scheme: light; background: var(--color-white); color: var(--color-ink) }
  [data-background='dark'] { color-scheme: dark; background: var(--color-paper); color: var(--color-ink) }
  [data-preview].framed body:not(:has([look='line'], [look='bare'])) { padding: 0 }
  [data-preview] ${LOADING} > p:not([slot]) { display: grid; place-content: center; min-height: 100vh; font-weight: 600 }
  [data-preview][data-background='light']:has(${LOADING}) { background: none; p { visibility: hidden } }`;

/**
 * `/embed/frame?element=ringside-countdown&fight=1&--ringside-color=red`. Ignores unknown
 * parameters.
 */
export function showElement(): void {
  const place = document.querySelector<HTMLElement>('[data-catalogue]');
  if (!place) return;
  const catalogue = JSON.parse(place.dataset.catalogue ?? '') as Catalogue;
  const query = new URLSearchParams(location.search);
  const known = catalogue.elements.find(({ tag }) => tag === query.get('element'));
  const file = known && catalogue.files[known.file];
  if (!known || !file) return;

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets.push(sheet);

  const isPreview = query.has('preview');
  const { documentElement: page } = document;
  page.dataset.background = query.get('background') ?? query.get('ground') ?? '';
  page.toggleAttribute('data-preview', isPreview);

  const element = document.createElement(known.tag);
  if (known.tag === 'ringside-newsletter') sayWhereAddressesGo(element, isPreview);
  for (const { name } of known.attributes) {
    // An iframe is a page of its own, so headings begin at 1.
    const value = query.get(name) ?? (name === 'heading' ? '1' : null);
    if (value !== null && !IGNORED_ATTRIBUTES.includes(name)) element.setAttribute(name, value);
  }
  if (hasPage(known, query)) {
    element.dataset.loading = '';
    for (const end of ['ringside:ready', 'ringside:section-error'])
      element.addEventListener(end, () => element.removeAttribute('data-loading'));
  }

  for (const { name } of known.properties) element.style.setProperty(name, query.get(name));
  if (isPreview && element.getAttribute('fight') === 'next')
    showExample(element, Number(place.dataset.over));

  // The tag's own content shows until the element has loaded, and if it cannot.
  element.append(...place.childNodes);
  place.append(element);
  document.head.append(scriptOf(file));
}

/** In an iframe, an address is offered to the page around it. A preview stores no address. */
function sayWhereAddressesGo(element: HTMLElement, isPreview: boolean): void {
  const isInIframe = parent !== window;
  const acceptEmail = async () => true;
  if (isInIframe) Object.assign(element, { offerEmail: isPreview ? acceptEmail : offerEmail });

  const textContent = isInIframe
    ? `Your address goes to ${siteAround()}, or stays in this browser.`
    : 'Your address stays in this browser.';
  element.append(Object.assign(document.createElement('p'), { slot: 'note', textContent }));
}

/**
 * Any site may show this form and receives what is typed, so the form names it. Sandboxes have no
 * origin.
 */
function siteAround(): string {
  const url = location.ancestorOrigins?.[0] ?? document.referrer;
  return (URL.canParse(url) && new URL(url).host) || 'the page around this form';
}

/** An element without a page shows its content at once, and sends no event. */
function hasPage({ choices = [], routes = [] }: CatalogueElement, query: URLSearchParams): boolean {
  const path = query.get('path') ?? routes[0] ?? '';
  const names = choices.flatMap((choice) => Object.keys(choice));
  return (
    routeMatcher(routes)(path) ||
    choices.some((choice) => names.every((name) => query.get(name) === (choice[name] ?? null)))
  );
}

function showExample(element: Element, over: number): void {
  if (Date.now() < over) return;
  const inTwelveDays = new Date(Date.now() + 12 * 86_400_000);
  element.setAttribute('date', inTwelveDays.toISOString().slice(0, 10));
  element.setAttribute('event', 'Example date');
}

type Trusted = {
  trustedTypes?: {
    createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
  };
};

/** The one policy of Trusted Types lets no other URL through. */
function scriptOf({ pinned, integrity }: CatalogueFile): HTMLScriptElement {
  const policy = (globalThis as Trusted).trustedTypes?.createPolicy('ringside', {
    createScriptURL: (url: string) => (url === pinned ? url : undefined),
  });
  const script = document.createElement('script');
  script.src = policy?.createScriptURL(pinned) ?? pinned;
  return Object.assign(script, { integrity, crossOrigin: 'anonymous', async: true });
}
