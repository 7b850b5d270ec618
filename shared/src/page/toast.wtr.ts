import { expect } from 'chai';
import { NOTICE_MS } from '../contract/index.ts';
import { type HandClock, startHandClock } from '../testing/handClock.ts';
import { afterEach, beforeEach, test } from '../testing/mocha.ts';
import { createToast } from './toast.ts';

let region: HTMLElement;
let clock: HandClock;
let show: ReturnType<typeof createToast>['show'];
beforeEach(() => {
  clock = startHandClock('2026-01-01');
  region = document.createElement('div');
  document.body.append(region);
  ({ show } = createToast(region));
});
afterEach(() => {
  clock.stop();
  region.remove();
});

const texts = () => [...region.querySelectorAll('strong, p')].map(({ textContent }) => textContent);
const toast = { title: 'Opening X', description: 'Not yet.' };

test('shows one toast at a time, each for 5000 ms', () => {
  expect(NOTICE_MS).to.equal(5000);
  show(toast);
  clock.pass(4999);
  expect(texts()).to.deep.equal(['Opening X', 'Not yet.']);
  show({ title: 'Second', description: 'Newer.' });
  clock.pass(4999);
  expect(texts()).to.deep.equal(['Second', 'Newer.']);
  clock.pass(1);
  expect(texts()).to.deep.equal([]);
});

const button = () => region.querySelector('button');
const move = () => region.dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }));
const leave = () => region.dispatchEvent(new PointerEvent('pointerleave'));

for (const [how, come, go] of [
  ['with the pointer', move, leave],
  ['with the focus', () => button()?.focus(), () => button()?.blur()],
] as const) {
  test(`stays while a visitor is on it ${how}, and closes when its whole time has passed again`, () => {
    show(toast);
    clock.pass(NOTICE_MS - 1);
    come();
    clock.pass(12 * NOTICE_MS);
    expect(texts()).to.have.length(2);
    go();
    clock.pass(NOTICE_MS - 1);
    expect(texts()).to.have.length(2);
    clock.pass(1);
    expect(texts()).to.deep.equal([]);
  });
}

test('is not kept open by a pointer that rests where it appears', () => {
  show(toast);
  region.dispatchEvent(new PointerEvent('pointerenter'));
  region.dispatchEvent(new PointerEvent('pointermove'));
  clock.pass(NOTICE_MS);
  expect(texts()).to.deep.equal([]);
});

test('stays while the focus is on it, though the pointer leaves', () => {
  show(toast);
  move();
  button()?.focus();
  leave();
  clock.pass(12 * NOTICE_MS);
  expect(texts()).to.have.length(2);
});

test('closes at its button, and returns the focus', () => {
  const opener = document.createElement('button');
  region.before(opener);
  opener.focus();
  show({ ...toast, variant: 'destructive' });
  expect(region.querySelector<HTMLElement>('.toast')?.dataset.variant).to.equal('destructive');
  button()?.focus();
  button()?.click();
  expect(region.childNodes.length).to.equal(0);
  expect(document.activeElement).to.equal(opener);
  opener.remove();
});
