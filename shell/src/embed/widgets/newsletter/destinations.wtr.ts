import type { Notice } from '@ringside/shared/contract';
import { afterEach, test } from '@ringside/shared/testing/mocha';
import { until } from '@ringside/shared/testing/until';
import { expect } from 'chai';
import { messages, partnerMessages } from '../../../widgets/newsletter/messages.ts';
import {
  enter,
  fieldOf,
  kept,
  listen,
  placePartner,
  said,
} from '../../../widgets/newsletter/testing/newsletterOnPage.ts';

const ACTION = 'https://boxing.example/subscribers';

const ownFetch = globalThis.fetch;
const ownTimeout = AbortSignal.timeout;

afterEach(() => {
  globalThis.fetch = ownFetch;
  AbortSignal.timeout = ownTimeout;
});

function server(answer: (signal?: AbortSignal | null) => Response | Promise<Response>) {
  const requests: { url: string; init: RequestInit }[] = [];
  globalThis.fetch = async (url, init = {}) => {
    requests.push({ url: String(url), init });
    return answer(init.signal);
  };
  return requests;
}

test('reports each time that an address stays in the browser if the page does not take it', async () => {
  const element = await placePartner('');
  enter(element);
  expect(said(element)).to.contain(partnerMessages.saved.description).and.not.contain('inbox');
  expect(kept()).to.deep.equal(['fan@corner.tv']);

  enter(element);
  expect(said(element)).to.contain(partnerMessages.saved.description);
  expect(kept()).to.deep.equal(['fan@corner.tv']);

  const requests = server(() => new Response());
  element.action = ACTION;
  enter(element);
  await until(() => expect(said(element)).to.contain(messages.added.title));
  expect(requests, 'a server that is named later receives it, too').to.have.length(1);
});

test('posts an address as JSON once, however often the button is clicked, and stores nothing in the browser', async () => {
  const requests = server(() => new Response(null, { status: 201 }));
  const element = await placePartner(`action="${ACTION}"`);

  enter(element);
  element.querySelector('button')?.click();
  expect(fieldOf(element).readOnly).to.equal(true);
  expect(said(element)).to.contain('Sending …');

  await until(() => expect(said(element)).to.contain(messages.added.title));
  expect(said(element)).not.to.contain('Sending');

  expect(requests.map(({ url }) => url)).to.deep.equal([ACTION]);
  const [{ init } = { init: {} as RequestInit }] = requests;
  expect(init.method).to.equal('POST');
  expect(new Headers(init.headers).get('content-type')).to.equal('application/json');
  expect(JSON.parse(String(init.body))).to.deep.equal({ email: 'fan@corner.tv' });

  expect(kept()).to.equal(null);
  expect(fieldOf(element).value).to.equal('');
});

const OWN = `<label>Email <input type="email" name="email" required></label>
  <input type="hidden" name="list" value="42"><label><input type="checkbox" name="consent" value="yes" checked> Yes</label>
  <button name="from" value="footer">Go</button>`;

test('posts the other fields of a form with the address', async () => {
  const requests = server(() => new Response());
  const twice = '<input name="topic" value="news"><input name="topic" value="gear">';
  const element = await placePartner(`action="${ACTION}"`, `<form>${OWN}${twice}</form>`);

  enter(element);
  await until(() => expect(said(element)).to.contain(messages.added.title));
  expect(JSON.parse(String(requests[0]?.init.body))).to.deep.equal({
    email: 'fan@corner.tv',
    list: '42',
    consent: 'yes',
    topic: ['news', 'gear'],
  });
});

/** Returns the fields that a form has sent, from the query of the iframe that received the form. */
const sentTo = (frame: HTMLIFrameElement) =>
  Object.fromEntries(new URLSearchParams(frame.contentWindow?.location.search));

for (const [where, form] of [
  ['its own action', `<form action="/received" target="sink">${OWN}</form>`],
  ['the action of its button', OWN.replace('<button', '<button formaction="/received"')],
] as const)
  test(`a form with ${where} is sent by the browser as it is written`, async () => {
    const requests = server(() => new Response());
    const inside = form.startsWith('<form') ? form : `<form target="sink">${form}</form>`;
    const element = await placePartner('', inside);
    const frame = document.createElement('iframe');
    frame.name = 'sink';
    document.body.append(frame);

    enter(element, 'no address');
    fieldOf(element).type = 'text';
    enter(element, 'no address');
    expect(said(element)).to.contain(messages.invalid.description);
    expect(sentTo(frame)).to.deep.equal({});

    enter(element);
    await until(() => expect(sentTo(frame)).to.have.property('email'));
    expect(sentTo(frame)).to.deep.equal({
      email: 'fan@corner.tv',
      list: '42',
      consent: 'yes',
      from: 'footer',
    });
    expect(requests).to.deep.equal([]);
    expect(kept()).to.equal(null);
  });

test('a page that handles the address of such a form itself comes first', async () => {
  const element = await placePartner('', `<form action="/received" target="sink">${OWN}</form>`);
  element.addEventListener('ringside-subscribe', (event) => event.preventDefault());
  let wasSent = true;
  element.addEventListener('submit', (event) => {
    wasSent = !event.defaultPrevented;
  });

  enter(element);
  expect(wasSent).to.equal(false);
  expect(said(element)).to.contain(messages.added.title);
});

test('each event also has a name that every framework can bind', async () => {
  const names: string[] = [];
  for (const name of ['ringside-subscribe', 'ringside:subscribe', 'ringside-notice'])
    listen(name, ({ type }) => names.push(type));
  enter(await placePartner(''));
  expect(names).to.deep.equal(['ringside-subscribe', 'ringside:subscribe', 'ringside-notice']);
});

const status = (status: number) => () => new Response(null, { status });
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const silent = (signal?: AbortSignal | null) =>
  new Promise<never>((_, refuse) => signal?.addEventListener('abort', () => refuse(signal.reason)));

for (const [what, answer, notice, isWrong] of [
  ['a response of 400', status(400), partnerMessages.refused, true],
  ['a response of 409', status(409), messages.duplicate, true],
  ['a response of 422', status(422), partnerMessages.refused, true],
  ['a response of 500', status(500), partnerMessages.failed, false],
  ['that the server could not be reached', unreachable, partnerMessages.unreachable, false],
  ['that the server did not respond in time', silent, partnerMessages.late, false],
] as const)
  test(`explains ${what}, keeps the typed text, and tries again on the next press`, async () => {
    AbortSignal.timeout = () => ownTimeout.call(AbortSignal, 20);
    server(answer);
    const element = await placePartner(`action="${ACTION}"`);

    enter(element);
    await until(() => expect(said(element)).to.contain(notice.description));
    expect(fieldOf(element).value).to.equal('fan@corner.tv');
    expect(fieldOf(element).readOnly).to.equal(false);
    expect(fieldOf(element).ariaInvalid).to.equal(isWrong ? 'true' : null);
    expect(kept()).to.equal(null);

    const requests = server(() => new Response());
    element.querySelector('button')?.click();
    await until(() => expect(said(element)).to.contain(messages.added.title));
    expect(requests).to.have.length(1);
  });

test('a page that handles an address itself comes before the server', async () => {
  const requests = server(() => new Response());
  const element = await placePartner(`action="${ACTION}"`);
  element.addEventListener('ringside:subscribe', (event) => event.preventDefault());
  enter(element);
  expect(said(element)).to.contain(messages.added.title);
  expect(requests).to.deep.equal([]);
});

for (const action of ['http://boxing.example/subscribers', 'javascript:alert(1)', 'https://']) {
  test(`sends nothing to ${action}`, async () => {
    const requests = server(() => new Response());
    const complaints: unknown[] = [];
    const ownError = console.error;
    console.error = (text: unknown) => complaints.push(text);
    const element = await placePartner(`action="${action}"`);

    enter(element);
    await until(() => expect(said(element)).to.contain(partnerMessages.failed.description));

    console.error = ownError;
    expect(complaints.join()).to.contain('write an https: URL');
    expect(requests).to.deep.equal([]);
    expect(kept()).to.equal(null);
  });
}

for (const isKept of [true, false]) {
  test(`in an iframe, asks the page around once, which ${isKept ? 'takes the address' : 'leaves it to the browser'}`, async () => {
    const element = await placePartner('');
    let offers = 0;
    element.offerEmail = () => {
      offers += 1;
      return Promise.resolve(isKept);
    };

    enter(element);
    element.querySelector('button')?.click();
    const notice: Notice = isKept ? messages.added : partnerMessages.saved;
    await until(() => expect(said(element)).to.contain(notice.description));
    expect(offers).to.equal(1);
    expect(kept()).to.deep.equal(isKept ? null : ['fan@corner.tv']);
    expect(fieldOf(element).value).to.equal('');
  });
}
