import { test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import { clock, inside, PIXEL, part, place, seen, settled } from './testing/countdownOnPage.ts';

test('a card loads fonts and its picture when it is near the window; a line loads none', async () => {
  const source = (element: Element) => inside<HTMLImageElement>(element, 'img')?.getAttribute('src');
  const far = await place('look="card" fight="1" style="display: block; margin-block: 400vh"');
  await frames();
  expect(source(far)).to.equal(null);
  expect(getComputedStyle(inside(far, '[part="names"]') ?? far).fontFamily).not.to.contain('League');
  far.scrollIntoView();
  await frames();
  expect(source(far)).to.equal(PIXEL);
  expect(getComputedStyle(inside(far, '[part="names"]') ?? far).fontFamily).to.contain('League');
  await place('look="line" fight="1"');
  await frames();
  expect(document.adoptedStyleSheets).to.have.length(1);
});

const frames = async () => {
  for (let each = 0; each < 3; each += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};

test('the fonts are restored after the page replaces its list of stylesheets', async () => {
  await place('look="card" fight="1"');
  document.adoptedStyleSheets = [];
  await place('look="card" fight="2"');
  expect(document.adoptedStyleSheets).to.have.length(1);
});

test('the links of a card stay the same nodes while it counts', async () => {
  const element = await place('look="card" fight="1"');
  const link = inside(element, '[part="button"]');
  link?.focus();
  clock.pass(86_400_000);
  await settled(element);
  expect(part(element, 'days')).to.equal('73');
  expect(element.shadowRoot?.activeElement === link, 'the focus').to.equal(true);
});

test('the variant can be changed and removed', async () => {
  const element = await place('look="card" fight="1"');
  element.look = 'banner';
  element.font = 'inherit';
  await settled(element);
  expect(inside(element, '[part="bill"]')?.className).to.equal('look banner inherit near seen');
  expect(element.shadowRoot?.querySelectorAll('[part="bill"]')).to.have.length(1);
  element.removeAttribute('look');
  await settled(element);
  expect(seen(element)).to.equal('Thunder | 74 days left');
  element.date = 'soon';
  element.look = 'card';
  await settled(element);
  expect(seen(element)).to.equal('October 18');
});

test('a card continues after a move', async () => {
  const element = await place('look="card" fight="1"');
  const other = document.createElement('div');
  document.body.append(other);
  other.append(element);
  clock.now += 86_400_000;
  document.dispatchEvent(new Event('visibilitychange'));
  await settled(element);
  expect(part(element, 'days')).to.equal('73');
  expect(element.shadowRoot?.querySelectorAll('[part="bill"]')).to.have.length(1);
});

test('a card fills the space that the page reserves for it', async () => {
  const element = await place('look="card" fight="1" style="display: block; min-height: 900px"');
  expect(inside(element, '[part="bill"]')?.offsetHeight).to.equal(900);
});

for (const look of ['card', 'banner']) {
  test(`a ${look} is never wider than its container, however long a name is`, async () => {
    const name = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk vs the World';
    for (const width of [200, 240, 320, 600, 900, 1440]) {
      document.body.innerHTML = `<div style="width: ${width}px; overflow: auto"><ringside-countdown look="${look}" fight="1"></ringside-countdown><ringside-countdown look="${look}" date="2025-12-01" event="${name}"><a href="/">${name}</a></ringside-countdown></div>`;
      for (const element of document.querySelectorAll('ringside-countdown')) await settled(element);
      const box = document.querySelector('div');
      expect(box?.scrollWidth, `${width} px`).to.equal(width);
      for (const element of document.querySelectorAll('ringside-countdown')) {
        const bill = inside(element, '[part="bill"]');
        expect(bill?.scrollWidth, `${width} px`).to.be.at.most(bill?.clientWidth ?? 0);
      }
    }
  });

  test(`a ${look} has a width in a container that is as wide as its content`, async () => {
    for (const style of ['display: flex', 'display: inline-block', 'float: left', 'position: absolute']) {
      document.body.innerHTML = `<div style="${style}"><ringside-countdown look="${look}" fight="1"></ringside-countdown></div>`;
      const element = document.querySelector('ringside-countdown');
      await element?.updateComplete;
      expect(element?.getBoundingClientRect().width, style).to.be.at.least(300);
    }
  });
}

/** Lightness as a browser writes an `oklch()`. */
const lightness = (color: string) => Number(/^oklch\(([\d.]+)/.exec(color)?.[1]);

for (const [name, attributes, color, isDark] of [
  ['dark where the page’s text is light, whatever else the page says', '', '#eee', true],
  ['light where it is dark', '', '#222', false],
  ['dark when asked', 'theme="dark"', '#222', true],
  ['light when asked', 'theme="light"', '#eee', false],
] as const) {
  test(`the background of a card is ${name}`, async () => {
    document.body.style.color = color;
    const element = await place(`look="card" fight="1" ${attributes}`);
    const bill = getComputedStyle(inside(element, '[part="bill"]') ?? element);
    expect(lightness(bill.backgroundColor) < 0.3, bill.backgroundColor).to.equal(isDark);
    expect(lightness(bill.color) > 0.7, bill.color).to.equal(isDark);
  });
}
