import type { Notice } from '@ringside/shared/contract';
import { afterEach, test } from '@ringside/shared/testing/mocha';
import { until } from '@ringside/shared/testing/until';
import { expect } from 'chai';
import './newsletter-define.ts';
import type { RingsideNewsletter } from './newsletter.ts';
import { notices } from './notices.ts';
import { DAMAGED_KEY, STORAGE_KEY } from './subscriptions.ts';

const FORM =
  '<form><label>Email <input type="email" name="email" required aria-describedby="hint"></label><button>Go</button></form>';
const ownStorage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage') as PropertyDescriptor;
let stop = new AbortController();

afterEach(() => {
  stop.abort();
  stop = new AbortController();
  Object.defineProperty(globalThis, 'localStorage', ownStorage);
  localStorage.clear();
  document.body.replaceChildren();
});

async function place(inside = FORM): Promise<RingsideNewsletter> {
  document.body.innerHTML = `<ringside-newsletter>${inside}</ringside-newsletter>`;
  const element = document.querySelector('ringside-newsletter');
  if (!element) throw new Error('No newsletter.');
  await element.updateComplete;
  return element;
}

function fieldOf(element: Element): HTMLInputElement {
  const field = element.querySelector('input');
  if (!field) throw new Error('No field.');
  return field;
}

/** Types an address and presses the button. */
function enter(element: Element, email: string) {
  fieldOf(element).value = email;
  element.querySelector('button')?.click();
}

/** A shell that shows notices. */
function shell(): Notice[] {
  const shown: Notice[] = [];
  const show = (event: Event) => {
    event.preventDefault();
    shown.push((event as CustomEvent<Notice>).detail);
  };
  document.addEventListener('ringside:notice', show, { signal: stop.signal });
  return shown;
}

/** What stands below the form. */
const said = (element: Element) =>
  [...element.querySelectorAll('p')].map(({ textContent }) => textContent).join('');
const kept = () => JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as unknown;

test('keeps an address, clears the field, and says so through the page', async () => {
  const shown = shell();
  const element = await place();
  enter(element, 'fan@corner.tv');
  expect(shown).to.deep.equal([notices.added]);
  expect(kept()).to.deep.equal(['fan@corner.tv']);
  expect(fieldOf(element).value).to.equal('');
  expect(said(element)).to.equal('');
});

test('says it below the form, in a live region that was there before, when nobody else does', async () => {
  const element = await place();
  expect(element.querySelector('[role="status"]'), 'before anybody is there').to.equal(null);
  fieldOf(element).focus();
  const status = element.querySelector('[role="status"]');
  expect(status?.textContent).to.equal('');
  enter(element, 'fan@corner.tv');
  expect(status?.textContent).to.contain('Subscription Successful! 🎉');
  expect(status?.textContent).to.contain('Keep an eye on your inbox');
});

for (const [name, email, before, notice] of [
  ['an address without a dot after the sign', 'fan@corner', [], notices.invalid],
  ['an address that is on the list', 'fan@corner.tv', ['fan@corner.tv'], notices.duplicate],
] as const) {
  test(`refuses ${name}, at the field`, async () => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(before));
    const element = await place();
    enter(element, email);
    const field = fieldOf(element);
    expect(kept()).to.deep.equal(before);
    expect(field.value).to.equal(email);
    expect(field.getAttribute('aria-invalid')).to.equal('true');
    expect(document.activeElement).to.equal(field);
    const [hint, error] = (field.getAttribute('aria-describedby') ?? '').split(' ');
    expect(hint).to.equal('hint');
    expect(document.getElementById(error ?? '')?.textContent).to.equal(
      `${notice.title}${notice.title.endsWith('!') ? '' : '.'} ${notice.description}`,
    );
    expect(element.querySelector('[role="status"]')?.textContent).to.equal('');
  });

  test(`refuses ${name}, through the page`, async () => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(before));
    const shown = shell();
    const element = await place();
    enter(element, email);
    expect(shown).to.deep.equal([notice]);
    expect(said(element)).to.equal('');
  });
}

for (const type of ['input', 'change']) {
  test(`takes an error back when the field changes, told by ${type} alone`, async () => {
    const element = await place();
    enter(element, 'fan@corner');
    const field = fieldOf(element);
    field.value = 'fan@corner.tv';
    field.dispatchEvent(new Event(type, { bubbles: true }));
    expect(field.hasAttribute('aria-invalid')).to.equal(false);
    expect(field.getAttribute('aria-describedby')).to.equal('hint');
    expect(said(element)).to.equal('');
    element.querySelector('button')?.click();
    expect(kept()).to.deep.equal(['fan@corner.tv']);
  });
}

test('tells an error to somebody who never left the field', async () => {
  const element = await place();
  fieldOf(element).focus();
  enter(element, 'fan@corner');
  expect(element.querySelector('[role="status"]')?.textContent).to.contain('Invalid Email');
});

test("lets the browser's own check come first", async () => {
  const shown = shell();
  const element = await place();
  for (const email of ['', 'nobody']) enter(element, email);
  expect(shown).to.deep.equal([]);
});

test('lets a page keep the address itself', async () => {
  const shown = shell();
  const taken: string[] = [];
  const take = (event: Event) => {
    taken.push((event as CustomEvent<{ email: string }>).detail.email);
    event.preventDefault();
  };
  document.addEventListener('ringside:subscribe', take, { signal: stop.signal });
  enter(await place(), 'fan@corner.tv');
  expect(taken).to.deep.equal(['fan@corner.tv']);
  expect(kept()).to.equal(null);
  expect(shown).to.deep.equal([notices.added]);
});

test('tells the page of an address before it is kept, and of new addresses only', async () => {
  const seen: unknown[] = [];
  document.addEventListener('ringside:subscribe', () => seen.push(kept()), { signal: stop.signal });
  const element = await place();
  for (const email of ['fan@corner.tv', 'fan@corner.tv', 'fan@corner']) enter(element, email);
  expect(seen).to.deep.equal([null]);
});

test('adds to what another tab has kept meanwhile', async () => {
  const element = await place();
  enter(element, 'fan@corner.tv');
  localStorage.setItem(STORAGE_KEY, JSON.stringify(['fan@corner.tv', 'other@tab.tv', 7]));
  enter(element, 'third@corner.tv');
  expect(kept()).to.deep.equal(['fan@corner.tv', 'other@tab.tv', 7, 'third@corner.tv']);
});

for (const damaged of ['["a@b.c"', '{"email":"a@b.c"}', '"a@b.c"', 'null']) {
  test(`starts a new list beside a damaged one: ${damaged}`, async () => {
    localStorage.setItem(STORAGE_KEY, damaged);
    const shown = shell();
    enter(await place(), 'fan@corner.tv');
    expect(shown).to.deep.equal([notices.added]);
    expect(kept()).to.deep.equal(['fan@corner.tv']);
    expect(localStorage.getItem(DAMAGED_KEY)).to.equal(damaged);
  });
}

const refuse = () => {
  throw new DOMException('no', 'QuotaExceededError');
};
for (const [name, get] of [
  ['absent', () => undefined],
  ['blocked', refuse],
  ['full', () => ({ getItem: () => '["old@corner.tv"]', setItem: refuse })],
] as const) {
  test(`says that the address could not be kept where storage is ${name}`, async () => {
    const element = await place();
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
    enter(element, 'fan@corner.tv');
    expect(said(element)).to.contain('could not keep your address');
    expect(fieldOf(element).value).to.equal('fan@corner.tv');
  });
}

test('makes a form where there is none, instead of the fallback', async () => {
  const element = await place('<a href="/#newsletter">Sign up</a>');
  const field = fieldOf(element);
  expect([field.type, field.name, field.required, field.autocomplete]).to.deep.equal([
    'email',
    'email',
    true,
    'email',
  ]);
  expect(field.labels?.[0]?.textContent?.trim()).to.equal('Email address');
  expect(element.querySelector('button')?.textContent).to.equal('Subscribe');
  expect(element.querySelector('a')?.checkVisibility()).to.equal(false);
  enter(element, 'fan@corner.tv');
  expect(kept()).to.deep.equal(['fan@corner.tv']);
});

test('keeps what was typed through a move, and answers once', async () => {
  const shown = shell();
  const element = await place('');
  fieldOf(element).value = 'fan@corner.tv';
  const other = document.createElement('div');
  document.body.append(other);
  other.append(element);
  await element.updateComplete;
  expect(element.querySelectorAll('form')).to.have.length(1);
  expect(fieldOf(element).value).to.equal('fan@corner.tv');
  element.querySelector('button')?.click();
  expect(shown).to.deep.equal([notices.added]);
});

test('leaves a submission alone that the page has stopped', async () => {
  const element = await place();
  element.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  enter(element, 'fan@corner.tv');
  expect(kept()).to.equal(null);
});

test('answers a form that comes later', async () => {
  const element = document.createElement('ringside-newsletter');
  document.body.append(element);
  element.append(document.createRange().createContextualFragment(FORM));
  await element.updateComplete;
  expect(element.querySelectorAll('form')).to.have.length(1);
  enter(element, 'fan@corner.tv');
  expect(kept()).to.deep.equal(['fan@corner.tv']);
});

test('gives way to a form that the page brings at last, and makes one again when that goes', async () => {
  const element = await place('');
  await element.updateComplete;
  const made = element.querySelector('form');
  element.insertAdjacentHTML('afterbegin', FORM);
  await until(() => expect(made?.isConnected).to.equal(false));
  const given = element.querySelector('form');
  expect(given?.checkVisibility()).to.equal(true);
  enter(element, 'fan@corner.tv');
  expect(kept()).to.deep.equal(['fan@corner.tv']);
  element.replaceChildren();
  await until(() => expect(element.querySelectorAll('form')).to.have.length(1));
  expect(element.querySelectorAll('[role="status"]')).to.have.length(1);
  enter(element, 'other@corner.tv');
  expect(kept()).to.deep.equal(['fan@corner.tv', 'other@corner.tv']);
});

test('takes as much room as the form in it did', async () => {
  const stacked = `<form><p><label>Email <input type="email" name="email"></label></p><p><button>Go</button></p></form>`;
  document.body.innerHTML = stacked;
  const before = document.body.getBoundingClientRect().height;
  const element = await place(stacked);
  expect(document.body.getBoundingClientRect().height).to.equal(before);
  expect(fieldOf(element).checkVisibility()).to.equal(true);
});

test('hands its ground on to the form inside', async () => {
  const element = await place();
  element.theme = 'dark';
  await element.updateComplete;
  expect(getComputedStyle(fieldOf(element)).colorScheme).to.equal('dark');
  element.theme = null;
  await element.updateComplete;
  expect(getComputedStyle(fieldOf(element)).colorScheme).to.equal('normal');
});
