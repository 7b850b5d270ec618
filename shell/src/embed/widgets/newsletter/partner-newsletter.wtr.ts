import { afterPaint } from '@ringside/shared/internal/loading';
import { test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import { Idiomorph } from 'idiomorph';
import {
  enter,
  FORM,
  fieldOf,
  formOf,
  kept,
  placePartner,
} from '../../../widgets/newsletter/testing/newsletterOnPage.ts';
import { PartnerNewsletter } from './partner-newsletter.ts';

const part = (element: Element, name: string) =>
  element.shadowRoot?.querySelector<HTMLElement>(`[part='${name}']`) ?? undefined;

for (const look of ['card', 'banner'] as const) {
  test(`a ${look} explains the use of an address before a visitor enters one`, async () => {
    const element = await placePartner(`look="${look}"`);
    expect(part(element, 'title')?.checkVisibility()).to.equal(true);
    const note = () => part(element, 'note')?.innerText;
    expect(note()).to.equal('Your address goes to this site, or stays in this browser.');

    element.action = 'https://boxing.example/subscribers';
    await element.updateComplete;
    expect(note()).to.equal('Your address goes to boxing.example.');
  });

  test(`a ${look} styles the page's form and its own, also when set by a property`, async () => {
    document.body.style.width = '900px';
    for (const inside of [FORM, '<a href="/sign-up">Sign up</a>']) {
      const element = await placePartner('', inside);
      element.look = look;
      await element.updateComplete;
      for (const control of formOf(element).querySelectorAll('input, button'))
        expect(control.getBoundingClientRect().height).to.be.at.least(44);
      expect(getComputedStyle(fieldOf(element)).borderTopWidth).to.equal('2px');
    }
  });
}

for (const [look, fetches] of [
  ['bare', { picture: false, fonts: false }],
  ['banner', { picture: false, fonts: true }],
  ['card', { picture: true, fonts: true }],
] as const)
  test(`a ${look} newsletter fetches ${JSON.stringify(fetches)}, and a field as wide as text stays inside`, async () => {
    document.body.style.cssText = 'width: 200px; font-size: 200%';
    const element = await placePartner(
      `look="${look}"`,
      FORM.replace('required', 'style="font-size: 1em"'),
    );

    const fonts = document.adoptedStyleSheets.some(
      ({ cssRules: [first] }) => first instanceof CSSFontFaceRule,
    );
    const picture = part(element, 'picture')?.getAttribute('src')?.includes('microphone') ?? false;

    expect({ picture, fonts }).to.deep.equal(fetches);
    expect(part(element, 'head') !== undefined).to.equal(look !== 'bare');
    expect(element.scrollWidth).to.be.at.most(200);
  });

test('a visitor who is typing keeps the focus when the script arrives late, and when the look changes', async () => {
  document.body.innerHTML = `<late-newsletter look="card">${FORM}</late-newsletter>`;
  const element = document.body.firstElementChild as PartnerNewsletter;
  const field = fieldOf(element);
  field.focus();

  customElements.define('late-newsletter', class extends PartnerNewsletter {});
  for (const look of ['card', 'banner', 'bare', 'card'] as const) {
    element.look = look;
    await element.updateComplete;
    await afterPaint();
    expect(document.activeElement, look).to.equal(field);
  }
});

test('its title has English capitals on a Turkish page', async () => {
  const element = await placePartner('look="card" lang="tr"');
  expect(part(element, 'title')?.innerText).to.equal('NEVER MISS THE BELL');
});

test('a form of the page around it can be sent, and contains nothing of the newsletter', async () => {
  // ASP.NET wraps each page in one form.
  document.body.innerHTML = `<form><ringside-newsletter>${FORM}</ringside-newsletter></form>`;
  const [page, element] = document.body.querySelectorAll<HTMLFormElement & PartnerNewsletter>(
    'form, ringside-newsletter',
  );
  if (!page || !element) throw new Error('No newsletter.');
  await element.updateComplete;

  expect(page.checkValidity()).to.equal(true);
  expect([...new FormData(page)]).to.deep.equal([]);

  enter(element);
  expect(kept()).to.deep.equal(['fan@corner.tv']);
});

test('a page that is morphed to new HTML leaves the focus and the typed text in the field', async () => {
  const link = '<a href="/#newsletter">Sign up</a>';
  const element = await placePartner('', link);
  fieldOf(element).focus();
  fieldOf(element).value = 'fan@corn';

  for (let time = 0; time < 2; time += 1) {
    Idiomorph.morph(element, `<ringside-newsletter>${link}</ringside-newsletter>`);
    await afterPaint();
    expect(element.shadowRoot?.activeElement === fieldOf(element)).to.equal(true);
    expect(fieldOf(element).value).to.equal('fan@corn');
  }
});
