import type { Catalogue } from '@ringside/shared/contract';
import { offerEmail } from './parentPage.ts';

/** Attributes that a URL cannot set: an iframe's links open our site, and its email addresses go to the page around it. */
const NOT_TAKEN = ['origin', 'action'];

/** The note about an email address: in an iframe, which offers it to the page around, and in a window of its own. */
const FRAMED_NOTE = 'Your address goes to the page around this form, or stays in this browser.';
const ALONE_NOTE = 'Your address stays in this browser.';

/** The page's background by the URL's parameter `ground`. With any other value it is the default, our paper colour. */
const BACKGROUNDS: Readonly<Record<string, string>> = {
  light: ':root { background: var(--color-white); color: var(--color-ink) }',
  dark: ':root { color-scheme: dark; background: var(--color-ink); color: var(--color-white) }',
};

/**
 * Makes form controls visible, as on partners' pages; our reset hides them. Slotted content stays hidden until the element is defined.
 * Until then, and until a section's page has arrived, the element is as high as the iframe, which would otherwise shrink and grow.
 */
const CONTROLS = `
  :where(input) { border: 1px solid; background: Field; color: FieldText }
  :where(button) { border: 1px solid ButtonBorder; background: ButtonFace; color: ButtonText }
  :where(input, button) { min-height: 2.75em; padding: 0.25em 0.75em; border-radius: 2px }
  :not(:defined) > [slot] { display: none }
  [data-catalogue] > :is(:not(:defined), [data-loading]) { display: block; min-height: calc(100vh - 2rem) }`;

/** In a preview on our pages for partners, a card or a banner fills the iframe. */
const FILLING = `
  body.framed:has([look='card'], [look='banner']) { padding: 0 }
  [look='card'], [look='banner'] { display: block; min-height: 100vh }`;

/** How many days ahead an example is. */
const EXAMPLE_DAYS = 12;

/**
 * Makes the element that the URL names, with the attributes and properties it names:
 * `/embed/frame?element=ringside-countdown&fight=1&--ringside-color=red`. Only parameters that the catalogue lists are
 * taken. On other pages it does nothing.
 */
export function showElement(): void {
  const place = document.querySelector<HTMLElement>('[data-catalogue]');
  if (!place) return;
  const catalogue = JSON.parse(place.dataset.catalogue ?? '') as Catalogue;
  const query = new URLSearchParams(location.search);
  const known = catalogue.elements.find(({ tag }) => tag === query.get('element'));
  const file = known && catalogue.files[known.file];
  if (!known || !file) return;

  const ground = query.get('ground') ?? '';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    CONTROLS +
      (Object.hasOwn(BACKGROUNDS, ground) ? BACKGROUNDS[ground] : '') +
      (query.has('preview') ? FILLING : ''),
  );
  document.adoptedStyleSheets.push(sheet);
  const element = document.createElement(known.tag);
  if (known.tag === 'ringside-newsletter') {
    const isFramed = parent !== window;
    if (isFramed) Object.assign(element, { offerEmail });
    const note = document.createElement('p');
    element.append(Object.assign(note, { slot: 'note', textContent: isFramed ? FRAMED_NOTE : ALONE_NOTE }));
  }
  for (const { name } of known.attributes) {
    const value = query.get(name);
    if (value !== null && !NOT_TAKEN.includes(name)) element.setAttribute(name, value);
  }
  // An iframe is a page of its own.
  if (known.attributes.some(({ name }) => name === 'heading') && !query.get('heading'))
    element.setAttribute('heading', '1');
  // A widget shows its content as soon as it is defined.
  if (known.routes || known.choices) {
    element.dataset.loading = '';
    for (const end of ['ringside:ready', 'ringside:section-error'])
      element.addEventListener(end, () => element.removeAttribute('data-loading'));
  }
  for (const { name } of known.properties) element.style.setProperty(name, query.get(name));
  if (query.has('preview') && element.getAttribute('fight') === 'next') showExample(element, known.data);
  // Until the element has loaded, and if it cannot, the page's content without script.
  element.append(...place.childNodes);
  place.append(element);
  document.head.append(scriptOf(file));
}

/**
 * In a preview, makes a countdown to the next fight count to an example date, labelled as an example, when no fight is ahead.
 *
 * @param fights by id
 */
function showExample(element: Element, fights: unknown): void {
  const days = Object.values((fights ?? {}) as Record<string, { date: string }>).map(({ date }) => date);
  if (days.some((day) => day >= dayIn(0))) return;
  element.setAttribute('date', dayIn(EXAMPLE_DAYS));
  element.setAttribute('event', 'Example date');
}

/** A day from today on, as YYYY-MM-DD. */
const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

type File = Catalogue['files'][string];
type Trusted = {
  trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
};

/** The embed file of this release. The one policy of Trusted Types lets no other URL through. */
function scriptOf({ pinned, integrity }: File): HTMLScriptElement {
  const policy = (globalThis as Trusted).trustedTypes?.createPolicy('ringside', {
    createScriptURL: (url: string) => (url === pinned ? url : undefined),
  });
  const script = document.createElement('script');
  script.src = policy?.createScriptURL(pinned) ?? pinned;
  return Object.assign(script, { integrity, crossOrigin: 'anonymous', async: true });
}
