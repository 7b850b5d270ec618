import { NOTICE_MS } from '@ringside/shared/contract';
import { afterEach, beforeEach, test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import { createToast } from './toast.ts';

/** The page's timers are moved by hand, because a test cannot wait for them. */
let now = 0;
let timers = new Map<number, { at: number; run: () => void }>();
const real = { setTimeout, clearTimeout };

function pass(milliseconds: number) {
  now += milliseconds;
  for (const [id, { at, run }] of timers) {
    if (at > now) continue;
    timers.delete(id);
    run();
  }
}

let region: HTMLElement;
beforeEach(() => {
  now = 0;
  timers = new Map();
  let last = 0;
  Object.assign(globalThis, {
    setTimeout: (run: () => void, after = 0) => {
      last += 1;
      timers.set(last, { at: now + after, run });
      return last;
    },
    clearTimeout: (id: number) => timers.delete(id),
  });
  region = document.createElement('div');
  document.body.append(region);
});
afterEach(() => {
  Object.assign(globalThis, real);
  region.remove();
});

const texts = () => [...region.querySelectorAll('p')].map(({ textContent }) => textContent);
const notice = { title: 'Opening X', description: 'Not yet.' };

test('shows a notice for 5000 ms', () => {
  expect(NOTICE_MS).to.equal(5000);
  createToast(region).show(notice);
  pass(4999);
  expect(texts()).to.deep.equal(['Opening X', 'Not yet.']);
  pass(1);
  expect(texts()).to.deep.equal([]);
});

test('shows one notice at a time, the newest for its own 5000 ms', () => {
  const toast = createToast(region);
  toast.show(notice);
  pass(3000);
  toast.show({ title: 'Second', description: 'Newer.' });
  expect(texts()).to.deep.equal(['Second', 'Newer.']);
  pass(4999);
  expect(texts()).to.deep.equal(['Second', 'Newer.']);
  pass(1);
  expect(texts()).to.deep.equal([]);
});

const moved = () => new PointerEvent('pointermove', { movementX: 1 });

for (const [how, come, go] of [
  ['with the pointer', moved(), new PointerEvent('pointerleave')],
  ['with the focus', new FocusEvent('focusin'), new FocusEvent('focusout')],
] as const) {
  test(`stays while a visitor is on it ${how}, and closes 5000 ms later`, () => {
    createToast(region).show(notice);
    pass(4000);
    region.dispatchEvent(come);
    pass(60_000);
    expect(texts()).to.have.length(2);
    region.dispatchEvent(go);
    pass(4999);
    expect(texts()).to.have.length(2);
    pass(1);
    expect(texts()).to.deep.equal([]);
  });
}

test('is not kept open by a pointer that rests where it appears', () => {
  createToast(region).show(notice);
  region.dispatchEvent(new PointerEvent('pointerenter'));
  region.dispatchEvent(new PointerEvent('pointermove'));
  pass(5000);
  expect(texts()).to.deep.equal([]);
});

test('stays while the focus is on it, though the pointer leaves', () => {
  createToast(region).show(notice);
  region.dispatchEvent(moved());
  region.dispatchEvent(new FocusEvent('focusin'));
  region.dispatchEvent(new PointerEvent('pointerleave'));
  pass(60_000);
  expect(texts()).to.have.length(2);
});

test('returns the focus when it is closed', () => {
  const opener = document.createElement('button');
  region.before(opener);
  opener.focus();
  createToast(region).show(notice);
  const close = region.querySelector<HTMLButtonElement>('button[aria-label="Close notice"]');
  close?.focus();
  close?.click();
  expect(document.activeElement).to.equal(opener);
  opener.remove();
});

test('closes at its button', () => {
  createToast(region).show(notice);
  region.querySelector<HTMLButtonElement>('button[aria-label="Close notice"]')?.click();
  expect(region.childNodes.length).to.equal(0);
});

test('marks destructive notices', () => {
  createToast(region).show({ ...notice, variant: 'destructive' });
  expect(region.querySelector<HTMLElement>('.toast')?.dataset.variant).to.equal('destructive');
});
