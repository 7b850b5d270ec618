import { afterEach, test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import './countdown/countdown-define.ts';
import './newsletter/newsletter-define.ts';

afterEach(() => {
  document.documentElement.dir = '';
  document.body.replaceChildren();
  localStorage.clear();
});

/** The position of the nth character of a text, in pixels from the left; from the end if negative. */
function leftOf(element: Element | null | undefined, nth: number): number {
  const text = document.createTreeWalker(element ?? document, NodeFilter.SHOW_TEXT).nextNode() as Text;
  const range = document.createRange();
  const start = nth < 0 ? text.length + nth : nth;
  range.setStart(text, start);
  range.setEnd(text, start + 1);
  return range.getBoundingClientRect().left;
}

test('the mark at the end of a label follows it on a right-to-left page', async () => {
  document.documentElement.dir = 'rtl';
  document.body.innerHTML = '<ringside-countdown date="2000-01-01"></ringside-countdown>';
  const countdown = document.querySelector('ringside-countdown');
  await countdown?.updateComplete;
  const label = countdown?.shadowRoot?.querySelector('[part~="label"]');
  expect(label?.textContent).to.equal('Fight Day!');
  expect(leftOf(label, -1)).to.be.above(leftOf(label, 0));
});

test('the mark at the end of a result follows it on a right-to-left page', async () => {
  document.documentElement.dir = 'rtl';
  document.body.innerHTML = '<ringside-newsletter></ringside-newsletter>';
  const newsletter = document.querySelector('ringside-newsletter');
  await newsletter?.updateComplete;
  const field = newsletter?.querySelector('input');
  if (field) field.value = 'fan@corner.tv';
  newsletter?.querySelector('button')?.click();
  const outcome = newsletter?.querySelector('[data-outcome]');
  expect(outcome?.textContent).to.match(/\.$/);
  expect(leftOf(outcome, -1)).to.be.above(leftOf(outcome, 0));
});
