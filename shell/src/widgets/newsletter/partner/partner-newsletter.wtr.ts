import type { Notice } from '@ringside/shared/contract';
import { afterEach, test } from '@ringside/shared/testing/mocha';
import { until } from '@ringside/shared/testing/until';
import { expect } from 'chai';
import { notices } from '../notices.ts';
import { STORAGE_KEY } from '../subscriptions.ts';
import { PartnerNewsletter } from './partner-newsletter.ts';
import { partnerNotices } from './partnerNotices.ts';

customElements.define('ringside-newsletter', PartnerNewsletter);

const FORM =
  '<form method="dialog"><label>Email <input type="email" name="email" required></label> <button>Go</button></form>';
const ACTION = 'https://boxing.example/subscribers';
const WIDE = 'width: 900px';
const ownFetch = globalThis.fetch;
const ownTimeout = AbortSignal.timeout;
let stop = new AbortController();

afterEach(() => {
  stop.abort();
  stop = new AbortController();
  globalThis.fetch = ownFetch;
  AbortSignal.timeout = ownTimeout;
  localStorage.clear();
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  document.adoptedStyleSheets = [];
});

async function place(attributes: string, inside = FORM): Promise<PartnerNewsletter> {
  document.body.innerHTML = `<ringside-newsletter ${attributes}>${inside}</ringside-newsletter>`;
  const element = document.querySelector<PartnerNewsletter>('ringside-newsletter');
  if (!element) throw new Error('No newsletter.');
  await element.updateComplete;
  await until(() => expect(element.shadowRoot?.querySelector('.look:not(.seen)')).to.equal(null));
  return element;
}

function fieldOf(element: Element): HTMLInputElement {
  const field = element.querySelector('input');
  if (!field) throw new Error('No field.');
  return field;
}

function enter(element: Element, email = 'fan@corner.tv') {
  fieldOf(element).value = email;
  element.querySelector('button')?.click();
}

const said = (element: Element) =>
  [...element.querySelectorAll('p[id]')].map(({ textContent }) => textContent).join('');
const kept = () => JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as unknown;
const part = (element: Element, name: string) =>
  element.shadowRoot?.querySelector<HTMLElement>(`[part='${name}']`) ?? undefined;

/** Takes the place of the network. */
function server(answer: () => Response | Promise<Response>) {
  const requests: { url: string; init: RequestInit }[] = [];
  globalThis.fetch = async (url, init = {}) => {
    requests.push({ url: String(url), init });
    return answer();
  };
  return requests;
}

test('says that an address stays in the browser where nobody takes it, however often', async () => {
  const element = await place('');
  enter(element);
  expect(said(element)).to.contain(partnerNotices.saved.description).and.not.contain('inbox');
  expect(kept()).to.deep.equal(['fan@corner.tv']);
  enter(element);
  expect(said(element)).to.contain(partnerNotices.saved.description);
  expect(kept()).to.deep.equal(['fan@corner.tv']);
});

test('posts an address as JSON, keeps nothing here, and says so', async () => {
  const requests = server(() => new Response(null, { status: 201 }));
  const element = await place(`action="${ACTION}"`);
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
  test(`says what an answer of ${status} means, and keeps what was typed`, async () => {
    server(() => new Response(null, { status }));
    const element = await place(`action="${ACTION}"`);
    enter(element);
    await until(() => expect(said(element)).to.contain(notice.description));
    expect(fieldOf(element).value).to.equal('fan@corner.tv');
    expect(fieldOf(element).readOnly).to.equal(false);
    expect(fieldOf(element).ariaInvalid).to.equal(isWrong ? 'true' : null);
    expect(kept()).to.equal(null);
  });
}

test('says that a server could not be reached, and tries again on the next press', async () => {
  let isThere = false;
  const requests = server(() => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return new Response();
  });
  const element = await place(`action="${ACTION}"`);
  enter(element);
  await until(() => expect(said(element)).to.contain(partnerNotices.unreachable.description));
  expect(fieldOf(element).value).to.equal('fan@corner.tv');
  isThere = true;
  element.querySelector('button')?.click();
  await until(() => expect(said(element)).to.contain(notices.added.title));
  expect(requests).to.have.length(2);
});

test('says that a server did not answer in time', async () => {
  AbortSignal.timeout = () => ownTimeout.call(AbortSignal, 20);
  globalThis.fetch = (_, init) =>
    new Promise((_, refuse) => {
      init?.signal?.addEventListener('abort', () => refuse(init.signal?.reason));
    });
  const element = await place(`action="${ACTION}"`);
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
  const element = await place(`action="${ACTION}"`);
  enter(element);
  element.querySelector('button')?.click();
  expect(fieldOf(element).readOnly).to.equal(true);
  expect(said(element)).to.contain('Sending …');
  answer(new Response());
  await until(() => expect(said(element)).to.contain(notices.added.title));
  expect(requests).to.have.length(1);
});

test('a page that takes an address itself comes before the server', async () => {
  const requests = server(() => new Response());
  const element = await place(`action="${ACTION}"`);
  element.addEventListener('ringside:subscribe', (event) => event.preventDefault(), { signal: stop.signal });
  enter(element);
  expect(said(element)).to.contain(notices.added.title);
  expect(requests).to.deep.equal([]);
});

test('an address that was saved here before anybody took it is posted', async () => {
  const element = await place('');
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
    const element = await place(`action="${action}"`);
    enter(element);
    await until(() => expect(said(element)).to.contain(partnerNotices.failed.description));
    console.error = ownError;
    expect(complaints.join()).to.contain('write an https: address');
    expect(requests).to.deep.equal([]);
    expect(kept()).to.equal(null);
  });
}

for (const isKept of [true, false]) {
  test(`in a frame, asks the page around, which ${isKept ? 'takes the address' : 'leaves it to the browser'}`, async () => {
    const element = await place('');
    element.askPage = () => Promise.resolve(isKept);
    enter(element);
    const notice: Notice = isKept ? notices.added : partnerNotices.saved;
    await until(() => expect(said(element)).to.contain(notice.description));
    expect(kept()).to.deep.equal(isKept ? null : ['fan@corner.tv']);
    expect(fieldOf(element).value).to.equal('');
  });
}

test('in a frame without storage, says that nobody could keep the address', async () => {
  const element = await place('');
  element.askPage = () => Promise.resolve(false);
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage') as PropertyDescriptor;
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('no', 'SecurityError');
    },
  });
  enter(element);
  await until(() => expect(said(element)).to.contain('could not keep your address'));
  Object.defineProperty(globalThis, 'localStorage', own);
  expect(fieldOf(element).value).to.equal('fan@corner.tv');
});

for (const look of ['card', 'banner']) {
  test(`a ${look} says what becomes of an address before anybody enters one`, async () => {
    const element = await place(`look="${look}"`);
    expect(part(element, 'title')?.checkVisibility()).to.equal(true);
    expect(part(element, 'note')?.innerText).to.contain('stays in this browser');
    element.action = ACTION;
    await element.updateComplete;
    expect(part(element, 'note')?.innerText).to.equal('Your address goes to boxing.example.');
  });

  for (const width of [200, 320, 768])
    test(`a ${look} fits ${width} px, also with letters twice as large`, async () => {
      for (const size of ['100%', '200%']) {
        document.documentElement.style.fontSize = size;
        document.body.style.width = `${width}px`;
        const element = await place(`look="${look}" font="inherit" style="font-size: ${size}"`);
        expect(element.scrollWidth, size).to.be.at.most(width);
        expect(fieldOf(element).getBoundingClientRect().right, size).to.be.at.most(
          element.getBoundingClientRect().right,
        );
        document.documentElement.style.fontSize = '';
      }
    });

  test(`a ${look} dresses a form of the page and one of its own, set by a property too`, async () => {
    document.body.style.cssText = WIDE;
    for (const inside of [FORM, '<a href="/sign-up">Sign up</a>']) {
      const element = await place('', inside);
      element.look = look === 'card' ? 'card' : 'banner';
      await element.updateComplete;
      expect(fieldOf(element).getBoundingClientRect().height).to.be.at.least(44);
      expect(element.querySelector('button')?.getBoundingClientRect().height).to.be.at.least(44);
      expect(getComputedStyle(fieldOf(element)).borderTopWidth).to.equal('2px');
    }
  });
}

test('the picture and the fonts of a card are fetched when it comes near, and never for a bare form', async () => {
  const image = (element: Element) => part(element, 'picture')?.getAttribute('src');
  const isWithFonts = () =>
    document.adoptedStyleSheets.some(({ cssRules: [first] }) => first instanceof CSSFontFaceRule);
  document.body.style.cssText = WIDE;
  const bare = await place('look="bare"');
  expect(part(bare, 'head')?.checkVisibility()).to.equal(false);
  expect(isWithFonts()).to.equal(false);
  const banner = await place('look="banner"');
  await until(() => expect(part(banner, 'panel')?.classList.contains('near')).to.equal(true));
  expect(image(banner)).to.equal(null);
  expect(isWithFonts()).to.equal(true);
  const card = await place('look="card"');
  await until(() => expect(image(card)).to.contain('microphone'));
  expect(image(bare)).to.equal(null);
});

test('without a look nothing of a card shows, and a long field stays inside', async () => {
  document.body.style.cssText = 'width: 200px; font-size: 200%';
  const element = await place('', FORM.replace('required', 'required style="font-size: 1em"'));
  expect(element.shadowRoot?.textContent?.trim()).to.contain('Never miss the bell');
  expect(part(element, 'head')?.checkVisibility()).to.equal(false);
  expect(element.scrollWidth).to.be.at.most(200);
});
