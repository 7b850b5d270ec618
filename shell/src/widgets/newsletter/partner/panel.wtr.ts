import { test } from '@ringside/shared/testing/mocha';
import { until } from '@ringside/shared/testing/until';
import { expect } from 'chai';
import { FORM, fieldOf } from '../testing/newsletterOnPage.ts';
import { ACTION, placePartner } from './testing/partnerNewsletterOnPage.ts';

const part = (element: Element, name: string) =>
  element.shadowRoot?.querySelector<HTMLElement>(`[part='${name}']`) ?? undefined;
const WIDE = 'width: 900px';

for (const look of ['card', 'banner']) {
  test(`a ${look} explains the use of an address before a visitor enters one`, async () => {
    const element = await placePartner(`look="${look}"`);
    expect(part(element, 'title')?.checkVisibility()).to.equal(true);
    expect(part(element, 'note')?.innerText).to.equal(
      'Your address goes to this site, or stays in this browser.',
    );
    element.action = ACTION;
    await element.updateComplete;
    expect(part(element, 'note')?.innerText).to.equal('Your address goes to boxing.example.');
  });

  for (const width of [200, 320, 768])
    test(`a ${look} fits ${width} px, also with text twice as large`, async () => {
      for (const size of ['100%', '200%']) {
        document.documentElement.style.fontSize = size;
        document.body.style.width = `${width}px`;
        const element = await placePartner(`look="${look}" font="inherit" style="font-size: ${size}"`);
        expect(element.scrollWidth, size).to.be.at.most(width);
        expect(fieldOf(element).getBoundingClientRect().right, size).to.be.at.most(
          element.getBoundingClientRect().right,
        );
        document.documentElement.style.fontSize = '';
      }
    });

  test(`a ${look} styles the page's form and its own, also when set by a property`, async () => {
    document.body.style.cssText = WIDE;
    for (const inside of [FORM, '<a href="/sign-up">Sign up</a>']) {
      const element = await placePartner('', inside);
      element.look = look === 'card' ? 'card' : 'banner';
      await element.updateComplete;
      expect(fieldOf(element).getBoundingClientRect().height).to.be.at.least(44);
      expect(element.querySelector('button')?.getBoundingClientRect().height).to.be.at.least(44);
      expect(getComputedStyle(fieldOf(element)).borderTopWidth).to.equal('2px');
    }
  });
}

test('a card fetches its picture and fonts when it is near the window; a bare form fetches none', async () => {
  const image = (element: Element) => part(element, 'picture')?.getAttribute('src');
  const isWithFonts = () =>
    document.adoptedStyleSheets.some(({ cssRules: [first] }) => first instanceof CSSFontFaceRule);
  document.body.style.cssText = WIDE;
  const bare = await placePartner('look="bare"');
  expect(part(bare, 'head')?.checkVisibility()).to.equal(false);
  expect(isWithFonts()).to.equal(false);
  const banner = await placePartner('look="banner"');
  await until(() => expect(part(banner, 'panel')?.classList.contains('near')).to.equal(true));
  expect(image(banner)).to.equal(null);
  expect(isWithFonts()).to.equal(true);
  const card = await placePartner('look="card"');
  await until(() => expect(image(card)).to.contain('microphone'));
  expect(image(bare)).to.equal(null);
});

test('without `look` no part of a card shows, and a long field stays inside', async () => {
  document.body.style.cssText = 'width: 200px; font-size: 200%';
  const element = await placePartner('', FORM.replace('required', 'required style="font-size: 1em"'));
  expect(element.shadowRoot?.textContent?.trim()).to.contain('Never miss the bell');
  expect(part(element, 'head')?.checkVisibility()).to.equal(false);
  expect(element.scrollWidth).to.be.at.most(200);
});
