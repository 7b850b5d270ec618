import type { Notice } from '@ringside/shared/contract';
import { afterEach, test } from '@ringside/shared/testing/mocha';
import { until } from '@ringside/shared/testing/until';
import { expect } from 'chai';
import { notices, partnerNotices } from '../notices.ts';
import { enter, fieldOf, kept, replaceStorage, said } from '../testing/newsletterOnPage.ts';
import { ACTION, placePartner } from './testing/partnerNewsletterOnPage.ts';

const ownFetch = globalThis.fetch;
const ownTimeout = AbortSignal.timeout;

afterEach(() => {
  globalThis.fetch = ownFetch;
  AbortSignal.timeout = ownTimeout;
});

/** Takes the place of the network. */
function server(answer: () => Response | Promise<Response>) {
  const requests: { url: string; init: RequestInit }[] = [];
  globalThis.fetch = async (url, init = {}) => {
    requests.push({ url: String(url), init });
    return answer();
  };
  return requests;
}

test('reports each time that an address stays in the browser if the page does not take it', async () => {
  const element = await placePartner('');
  enter(element);
  expect(said(element)).to.contain(partnerNotices.saved.description).and.not.contain('inbox');
  expect(kept()).to.deep.equal(['fan@corner.tv']);
  enter(element);
  expect(said(element)).to.contain(partnerNotices.saved.description);
  expect(kept()).to.deep.equal(['fan@corner.tv']);
});

test('posts an address as JSON, stores nothing in the browser, and reports success', async () => {
  const requests = server(() => new Response(null, { status: 201 }));
  const element = await placePartner(`action="${ACTION}"`);
  enter(element);
  expect(said(element)).to.contain('Sending …');
  await until(() => expect(said(element)).to.contain(notices.added.title));
  expect(said(element)).not.to.contain('Sending');
  expect(requests.map(({ url }) => url)).to.deep.equal([ACTION]);
  const [{ init } = { init: {} as RequestInit }] = requests;
  expect(init.method).to.equal('POST');
  expect(new Headers(init.headers).get('content-type')).to.equal('application/json');
  expect(JSON.parse(String(init.body))).to.deep.equal({ email: 'fan@corner.tv' });
  expect(kept()).to.equal(null);
  expect(fieldOf(element).value).to.equal('');
});

for (const [status, notice, isWrong] of [
  [400, partnerNotices.refused, true],
  [409, notices.duplicate, true],
  [422, partnerNotices.refused, true],
  [429, partnerNotices.failed, false],
  [500, partnerNotices.failed, false],
  [404, partnerNotices.failed, false],
] as const) {
  test(`explains a response of ${status}, and keeps the typed text`, async () => {
    server(() => new Response(null, { status }));
    const element = await placePartner(`action="${ACTION}"`);
    enter(element);
    await until(() => expect(said(element)).to.contain(notice.description));
    expect(fieldOf(element).value).to.equal('fan@corner.tv');
    expect(fieldOf(element).readOnly).to.equal(false);
    expect(fieldOf(element).ariaInvalid).to.equal(isWrong ? 'true' : null);
    expect(kept()).to.equal(null);
  });
}

test('reports that a server could not be reached, and tries again on the next press', async () => {
  let isThere = false;
  const requests = server(() => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return new Response();
  });
  const element = await placePartner(`action="${ACTION}"`);
  enter(element);
  await until(() => expect(said(element)).to.contain(partnerNotices.unreachable.description));
  expect(fieldOf(element).value).to.equal('fan@corner.tv');
  isThere = true;
  element.querySelector('button')?.click();
  await until(() => expect(said(element)).to.contain(notices.added.title));
  expect(requests).to.have.length(2);
});

test('reports that a server did not respond in time', async () => {
  AbortSignal.timeout = () => ownTimeout.call(AbortSignal, 20);
  globalThis.fetch = (_, init) =>
    new Promise((_, refuse) => {
      init?.signal?.addEventListener('abort', () => refuse(init.signal?.reason));
    });
  const element = await placePartner(`action="${ACTION}"`);
  enter(element);
  await until(() => expect(said(element)).to.contain(partnerNotices.late.description));
  expect(fieldOf(element).value).to.equal('fan@corner.tv');
});

test('sends an address once, however often the button is pressed meanwhile', async () => {
  let answer = (_: Response) => {};
  const requests = server(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const element = await placePartner(`action="${ACTION}"`);
  enter(element);
  element.querySelector('button')?.click();
  expect(fieldOf(element).readOnly).to.equal(true);
  expect(said(element)).to.contain('Sending …');
  answer(new Response());
  await until(() => expect(said(element)).to.contain(notices.added.title));
  expect(requests).to.have.length(1);
});

test('a page that handles an address itself comes before the server', async () => {
  const requests = server(() => new Response());
  const element = await placePartner(`action="${ACTION}"`);
  element.addEventListener('ringside:subscribe', (event) => event.preventDefault());
  enter(element);
  expect(said(element)).to.contain(notices.added.title);
  expect(requests).to.deep.equal([]);
});

test('an address that was stored in the browser earlier is posted', async () => {
  const element = await placePartner('');
  enter(element);
  const requests = server(() => new Response());
  element.action = ACTION;
  enter(element);
  await until(() => expect(said(element)).to.contain(notices.added.title));
  expect(requests).to.have.length(1);
});

for (const action of ['http://boxing.example/subscribers', 'javascript:alert(1)', 'https://']) {
  test(`sends nothing to ${action}`, async () => {
    const requests = server(() => new Response());
    const complaints: unknown[] = [];
    const ownError = console.error;
    console.error = (text: unknown) => complaints.push(text);
    const element = await placePartner(`action="${action}"`);
    enter(element);
    await until(() => expect(said(element)).to.contain(partnerNotices.failed.description));
    console.error = ownError;
    expect(complaints.join()).to.contain('write an https: URL');
    expect(requests).to.deep.equal([]);
    expect(kept()).to.equal(null);
  });
}

for (const isKept of [true, false]) {
  test(`in an iframe, asks the page around, which ${isKept ? 'takes the address' : 'leaves it to the browser'}`, async () => {
    const element = await placePartner('');
    element.offerEmail = () => Promise.resolve(isKept);
    enter(element);
    const notice: Notice = isKept ? notices.added : partnerNotices.saved;
    await until(() => expect(said(element)).to.contain(notice.description));
    expect(kept()).to.deep.equal(isKept ? null : ['fan@corner.tv']);
    expect(fieldOf(element).value).to.equal('');
  });
}

test('in an iframe without storage, reports that the address was not stored', async () => {
  const element = await placePartner('');
  element.offerEmail = () => Promise.resolve(false);
  replaceStorage(() => {
    throw new DOMException('no', 'SecurityError');
  });
  enter(element);
  await until(() => expect(said(element)).to.contain('did not save your address'));
  expect(fieldOf(element).value).to.equal('fan@corner.tv');
});
