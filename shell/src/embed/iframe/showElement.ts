import type { Catalogue } from '@ringside/shared/contract';
import { setBackground } from './backgrounds.ts';
import { offerEmail } from './offerEmail.ts';
import { showPreview } from './showPreview.ts';

/** Attributes that a URL cannot set: an iframe's links open our site, and its email addresses go to the page around it. */
const NOT_TAKEN = ['origin', 'action'];

/** The note about an email address: in an iframe, which offers it to the page around, and in a window of its own. */
const FRAMED_NOTE = 'Your address goes to the page around this form, or stays in this browser.';
const ALONE_NOTE = 'Your address stays in this browser.';

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

  setBackground(query.get('ground'), place.dataset.photo);
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
  for (const { name } of known.properties) element.style.setProperty(name, query.get(name));
  if (query.has('preview')) showPreview(element, known.data);
  // Until the element has loaded, and if it cannot, the page's content without script.
  element.append(...place.childNodes);
  place.append(element);
  document.head.append(scriptOf(file));
}

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
