import { afterEach } from '@ringside/shared/testing/mocha';
import { until } from '@ringside/shared/testing/until';
import { expect } from 'chai';
import { FORM, place } from '../../testing/newsletterOnPage.ts';
import { PartnerNewsletter } from '../partner-newsletter.ts';

/** Shared by the tests of the partner's newsletter. */

customElements.define('ringside-newsletter', PartnerNewsletter);

export const ACTION = 'https://boxing.example/subscribers';

afterEach(() => {
  document.body.removeAttribute('style');
  document.adoptedStyleSheets = [];
});

/** Places a newsletter and waits until it shows, a look in its fonts. */
export async function placePartner(attributes: string, inside = FORM): Promise<PartnerNewsletter> {
  const element = (await place(inside, attributes)) as PartnerNewsletter;
  await until(() => expect(element.shadowRoot?.querySelector('.look:not(.seen)')).to.equal(null));
  return element;
}
