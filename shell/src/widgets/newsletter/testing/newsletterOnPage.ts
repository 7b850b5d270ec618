import { afterEach } from '@ringside/shared/testing/mocha';
import { until } from '@ringside/shared/testing/until';
import { expect } from 'chai';
import { PartnerNewsletter } from '../../../embed/widgets/newsletter/partner-newsletter.ts';
import { RingsideNewsletter } from '../newsletter.ts';
import { STORAGE_KEY } from '../subscriptions.ts';

customElements.define('ringside-newsletter', PartnerNewsletter);
customElements.define('site-newsletter', RingsideNewsletter);

export const FORM =
  '<form method="dialog"><label>Email <input type="email" name="email" required></label> <button>Go</button></form>';
const ownStorage = Object.getOwnPropertyDescriptor(
  globalThis,
  'localStorage',
) as PropertyDescriptor;
let test = new AbortController();

afterEach(() => {
  test.abort();
  test = new AbortController();
  Object.defineProperty(globalThis, 'localStorage', ownStorage);
  localStorage.clear();
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  document.adoptedStyleSheets = [];
});

export function listen<Detail>(type: string, heard: (event: CustomEvent<Detail>) => void): void {
  document.addEventListener(type, (event) => heard(event as CustomEvent<Detail>), {
    signal: test.signal,
  });
}

async function put<Kind extends RingsideNewsletter>(tag: string, inside: string, attributes = '') {
  document.body.innerHTML = `<${tag} ${attributes}>${inside}</${tag}>`;
  const element = document.querySelector<Kind>(tag);
  if (!element) throw new Error('No newsletter.');
  await element.updateComplete;
  await until(() => expect(element.shadowRoot?.querySelector('.look:not(.seen)')).to.equal(null));
  return element;
}

export const place = (inside = FORM) => put<RingsideNewsletter>('site-newsletter', inside);

export const placePartner = (attributes: string, inside = FORM) =>
  put<PartnerNewsletter>('ringside-newsletter', inside, attributes);

/** The page's form, or the one in the shadow root. */
export function formOf(element: Element): HTMLFormElement {
  const form =
    element.querySelector('form') ?? element.shadowRoot?.querySelector('form:not([hidden])');
  if (!form) throw new Error('No form.');
  return form as HTMLFormElement;
}

export function fieldOf(element: Element): HTMLInputElement {
  const field = formOf(element).querySelector('input');
  if (!field) throw new Error('No field.');
  return field;
}

export function enter(element: Element, email = 'fan@corner.tv'): void {
  fieldOf(element).value = email;
  formOf(element).querySelector('button')?.click();
}

export function replaceStorage(get: () => unknown): void {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
}

export const said = (element: Element) =>
  [...(element.shadowRoot?.querySelectorAll('[part=outcome]') ?? [])]
    .map(({ textContent }) => textContent)
    .join('');
/** The live region. */
export const statusOf = (element: Element) => element.shadowRoot?.querySelector('[role=status]');
export const kept = () => JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as unknown;
