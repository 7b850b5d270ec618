import type { Notice } from '@ringside/shared/contract';
import { test } from '@ringside/shared/testing/mocha';
import { until } from '@ringside/shared/testing/until';
import { expect } from 'chai';
import { messages, partnerMessages } from './messages.ts';
import { STORAGE_KEY } from './subscriptions.ts';
import {
  enter,
  FORM,
  fieldOf,
  formOf,
  kept,
  listen,
  place,
  placePartner,
  replaceStorage,
  said,
  statusOf,
} from './testing/newsletterOnPage.ts';

function shell(): Notice[] {
  const shown: Notice[] = [];
  listen<Notice>('ringside:notice', (event) => {
    event.preventDefault();
    shown.push(event.detail);
  });
  return shown;
}

test('stores an address, clears the field, and reports it to the page', async () => {
  const shown = shell();
  const element = await place();
  enter(element);
  expect(shown).to.deep.equal([messages.added]);
  expect(kept()).to.deep.equal(['fan@corner.tv']);
  expect(fieldOf(element).value).to.equal('');
  expect(said(element)).to.equal('');
});

test('shows the result below the form, in an existing live region, unless the page shows it', async () => {
  const element = await place();
  const status = statusOf(element);
  expect(status?.textContent).to.equal('');
  enter(element);
  expect(status?.textContent).to.contain('Subscription Successful! 🎉');
  expect(status?.textContent).to.contain('Keep an eye on your inbox');
});

for (const [name, email, before, notice] of [
  ['an address without a dot after the sign', 'fan@corner', [], messages.invalid],
  ['an address that is on the list', 'fan@corner.tv', ['fan@corner.tv'], messages.duplicate],
] as const)
  test(`refuses ${name}, at the field, until the visitor edits it`, async () => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(before));
    for (const type of ['input', 'change']) {
      const element = await place();
      enter(element, email);
      const field = fieldOf(element);
      expect(kept()).to.deep.equal(before);
      expect(field.value).to.equal(email);
      expect(field.getAttribute('aria-invalid')).to.equal('true');
      expect(document.activeElement).to.equal(field);
      const error = `${notice.title}${notice.title.endsWith('!') ? '' : '.'} ${notice.description}`;
      expect(field.getAttribute('aria-description')).to.equal(error);
      expect(said(element)).to.equal(error);
      expect(statusOf(element)?.textContent).to.equal('');
      field.dispatchEvent(new Event(type, { bubbles: true }));
      expect(field.hasAttribute('aria-invalid'), type).to.equal(false);
      expect(field.hasAttribute('aria-description'), type).to.equal(false);
      expect(said(element), type).to.equal('');
    }
    const shown = shell();
    const element = await place();
    enter(element, email);
    expect(shown).to.deep.equal([notice]);
    expect(said(element), 'the page shows it for a while only').to.contain(notice.description);
  });

test('announces an error to a visitor who never left the field', async () => {
  const element = await place();
  fieldOf(element).focus();
  enter(element, 'fan@corner');
  expect(statusOf(element)?.textContent).to.contain('Invalid Email');
});

test('announces an error at a field that the page describes, and leaves that description', async () => {
  const element = await place(FORM.replace('required', 'required aria-describedby="hint"'));
  const field = fieldOf(element);
  enter(element, 'fan@corner');
  expect(statusOf(element)?.textContent).to.contain('Invalid Email');
  expect(field.hasAttribute('aria-description')).to.equal(false);
  enter(element);
  expect(field.getAttribute('aria-describedby')).to.equal('hint');
});

for (const [name, inside] of [
  ['a form', FORM],
  ['a link', '<a href="/#newsletter">Sign up</a>'],
] as const)
  test(`changes no node inside its tag, which has ${name}, whatever a visitor does`, async () => {
    const element = await placePartner('look="card"', inside);
    const before = element.outerHTML;
    const nodes = [...element.childNodes];
    fieldOf(element).focus();
    enter(element, 'fan@corner');
    enter(element);
    expect(element.outerHTML).to.equal(before);
    expect([...element.childNodes]).to.deep.equal(nodes);
  });

test('the mark at the end of a result follows it on a right-to-left page', async () => {
  const element = await place();
  element.dir = 'rtl';
  enter(element, 'fan@corner');
  expect(element.shadowRoot?.querySelector('[part=outcome] :dir(ltr)')?.textContent).to.match(
    /\.$/,
  );
});

test("lets the browser's own check, and a page that prevents the submission, come first", async () => {
  const shown = shell();
  const element = await place();
  for (const email of ['', 'nobody']) enter(element, email);
  element.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  enter(element);
  expect(shown).to.deep.equal([]);
  expect(kept()).to.equal(null);
});

test('sends an event for a new address before storing it, none for a known one, and lets the page store it', async () => {
  const shown = shell();
  const asked: unknown[] = [];
  let isTaken = true;
  listen<{ email: string }>('ringside:subscribe', (event) => {
    asked.push(event.detail.email, kept());
    if (isTaken) event.preventDefault();
  });
  const element = await place();
  enter(element);
  expect(kept()).to.equal(null);
  expect(shown).to.deep.equal([messages.added]);
  isTaken = false;
  for (const email of ['fan@corner.tv', 'fan@corner.tv', 'fan@corner']) enter(element, email);
  expect(asked).to.deep.equal(['fan@corner.tv', null, 'fan@corner.tv', null]);
});

test('reports that the address could not be stored when storage is blocked', async () => {
  const element = await place();
  replaceStorage(() => {
    throw new DOMException('no', 'SecurityError');
  });
  enter(element);
  expect(said(element)).to.contain('did not save your address');
  expect(fieldOf(element).value).to.equal('fan@corner.tv');
});

test('creates a form in place of the fallback when the page has none', async () => {
  const element = await placePartner('', '<a href="/#newsletter">Sign up</a>');
  const { type, name, required, autocomplete, labels } = fieldOf(element);
  expect([type, name, required, autocomplete]).to.deep.equal(['email', 'email', true, 'email']);
  expect(labels?.[0]?.textContent?.trim()).to.equal('Email address');
  expect(formOf(element).querySelector('button')?.textContent).to.equal('Subscribe');
  expect(element.querySelector('a')?.checkVisibility()).to.equal(false);
  enter(element);
  expect(kept()).to.deep.equal(['fan@corner.tv']);
});

test('keeps the typed text when it is moved, and reports one result', async () => {
  const shown = shell();
  const element = await placePartner('', '');
  fieldOf(element).value = 'fan@corner.tv';
  document.body.appendChild(document.createElement('div')).append(element);
  await element.updateComplete;
  formOf(element).querySelector('button')?.click();
  expect(shown).to.deep.equal([partnerMessages.saved]);
});

test('uses a form that the page adds, and creates one again when that is removed', async () => {
  const element = await placePartner('', '');
  const own = formOf(element);
  element.insertAdjacentHTML('afterbegin', FORM);
  await until(() => expect(own.checkVisibility()).to.equal(false));
  expect(element.querySelector('form')?.checkVisibility()).to.equal(true);
  enter(element);
  element.replaceChildren();
  await until(() => expect(own.checkVisibility()).to.equal(true));
  enter(element, 'other@corner.tv');
  expect(kept()).to.deep.equal(['fan@corner.tv', 'other@corner.tv']);
});
