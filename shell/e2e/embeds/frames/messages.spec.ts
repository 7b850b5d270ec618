import { expect, type Frame, type Page } from '@playwright/test';
import { click, EMAIL, test } from '../builder/printed.ts';

const LISTEN = `<script>
  globalThis.heard = [];
  addEventListener('message', ({ data }) => heard.push(data));
</script>`;

const heardBy = (frame: Frame): Promise<unknown[]> =>
  frame.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard);

async function iframeOf(page: Page, part: string): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().includes(part));
  await expect.poll(find).toBeDefined();
  return find() as Frame;
}

const frame = (query: string) =>
  `<iframe sandbox="allow-scripts allow-forms allow-same-origin allow-popups" width="600" height="700" src="ORIGIN/embed/frame?${query}"></iframe>`;
const ACTION = '&amp;action=https%3A%2F%2Fboxing.example%2Fsubscribers';
const NEWSLETTER = frame(`element=ringside-newsletter&amp;look=card${ACTION}`);
/**
 * An iframe of another site. Its height is lower than any of our pages, so a wrong message would
 * change it.
 */
const STRANGER = '<iframe src="/stranger" height="77"></iframe>';

async function subscribe(page: Page, result: RegExp): Promise<void> {
  const form = (await iframeOf(page, 'ringside-newsletter')).locator('ringside-newsletter');
  const field = form.getByRole('textbox');
  // Firefox's driver appends to the text of a field in another origin's iframe, so empty the field
  // first.
  await field.evaluate((input: HTMLInputElement) => {
    input.value = '';
  });
  await field.fill(EMAIL);
  await click(form.getByRole('button'));
  await expect(form.locator('[part=outcome]').filter({ hasText: result })).toBeVisible();
}

test('an iframe reports its height and a submitted address to the page around it, as its form says, and to nobody else', async ({
  page,
  partner,
}) => {
  const posted: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && posted.push(request.url()));

  partner.put('/stranger', LISTEN);
  partner.put(
    '/parent',
    LISTEN + NEWSLETTER + frame('element=ringside-countdown&amp;date=2020-01-01'),
  );
  await partner.open(
    page,
    `${LISTEN}${STRANGER}<iframe src="/parent" width="700" height="1500"></iframe>`,
  );

  const parent = await iframeOf(page, '/parent');
  const strangers = [page.mainFrame(), await iframeOf(page, '/stranger')];

  // The iframe must not send a typed address that was not submitted, nor a countdown's event.
  const form = await iframeOf(page, 'ringside-newsletter');
  const says = form.getByText(
    `Your address goes to ${new URL(partner.origin).host}, or stays in this browser.`,
  );
  await expect(says).toBeVisible();
  await form.getByRole('textbox').fill('typed@ringside.example');
  await expect((await iframeOf(page, 'ringside-countdown')).getByText('Fight Day!')).toBeVisible();

  const height = { type: 'ringside:resize', height: expect.any(Number) };
  await expect.poll(() => heardBy(parent)).toContainEqual(height);
  for (const message of await heardBy(parent)) expect(message).toEqual(height);

  await subscribe(page, /Saved|did not save/);
  const more = (await heardBy(parent)).filter(
    (each) => (each as typeof height).type !== height.type,
  );
  expect(more).toEqual([{ type: 'ringside:subscribe', email: EMAIL }]);
  for (const stranger of strangers) expect(await heardBy(stranger), stranger.url()).toEqual([]);
  expect(posted, 'the server in the URL').toEqual([]);

  await page.goto('/embed/frame?element=ringside-newsletter&look=card');
  await expect(
    page.getByText('Your address stays in this browser.', { exact: true }),
  ).toBeVisible();
});

const MESSAGES = [
  { type: 'ringside:measure' },
  { type: 'ringside:resize', height: 500 },
  { type: 'ringside:subscribe', email: 'stranger@ringside.example' },
  'ringside:measure',
  null,
  true,
  'the last',
];

/** Takes each address that an iframe submits to the page. */
const takeAddresses = (page: Page) =>
  page.evaluateHandle(() => {
    const emails: string[] = [];
    document.addEventListener('ringside:subscribe', (event) => {
      emails.push((event as CustomEvent<{ email: string }>).detail.email);
      event.preventDefault();
    });
    return emails;
  });

/** Sends all {@link MESSAGES} to the page and to our iframe, and returns the responses. */
const sendMessages = (stranger: Frame) =>
  stranger.evaluateHandle((messages) => {
    const answered: unknown[] = [];
    for (const target of [parent, parent.frames[1]])
      for (const message of messages) {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', ({ data }) => answered.push(data));
        port1.start();
        target?.postMessage(message, '*', [port2]);
      }
    return answered;
  }, MESSAGES);

test('messages from an unrelated window change nothing, in our iframe and on a page with our script, and get no response', async ({
  page,
  partner,
}) => {
  partner.put('/stranger', LISTEN);
  const script = '<script src="ORIGIN/embed/frame.js"></script>';
  await partner.open(page, `${LISTEN}${STRANGER}${NEWSLETTER}${script}`);
  const stranger = await iframeOf(page, '/stranger');
  const ours = await iframeOf(page, 'ringside-newsletter');
  await expect(ours.locator('.look.seen')).toBeVisible();

  const state = () =>
    ours.evaluate(() => {
      const element = document.querySelector('ringside-newsletter');
      return [location.href, element?.outerHTML, element?.shadowRoot?.innerHTML];
    });
  const before = await state();
  const taken = await takeAddresses(page);
  await ours.evaluate(() =>
    addEventListener(
      'message',
      ({ data }) => data === 'the last' && document.body.setAttribute('done', ''),
    ),
  );

  const answers = await sendMessages(stranger);
  await expect(ours.locator('body[done]')).toBeAttached();
  await expect.poll(() => heardBy(page.mainFrame())).toContain('the last');
  expect(await state()).toEqual(before);

  await subscribe(page, /Subscription Successful/);
  expect(await taken.jsonValue()).toEqual([EMAIL]);
  expect(await answers.jsonValue()).toEqual([]);
  expect(await heardBy(stranger)).toEqual([]);
  expect((await page.locator('iframe').first().boundingBox())?.height).toBeLessThan(100);
});

test('a card reports its height, and the link that a visitor follows, as WordPress expects', async ({
  page,
  partner,
}) => {
  const card = 'ORIGIN/embed/frame?card=%2Fnews#?secret=abcDEF123';
  await partner.open(
    page,
    `${LISTEN}<iframe sandbox="allow-scripts" width="600" height="400" src="${card}"></iframe>`,
  );
  const heard = () => heardBy(page.mainFrame());
  const height = { message: 'height', value: expect.any(Number), secret: 'abcDEF123' };
  await expect.poll(heard).toContainEqual(height);
  const link = page.frameLocator('iframe').getByRole('article').getByRole('link');
  await click(link);
  const url = await link.evaluate(({ href }: HTMLAnchorElement) => href);
  await expect.poll(heard).toContainEqual({ message: 'link', value: url, secret: 'abcDEF123' });
  expect(page.frames()[1]?.url()).toContain('/embed/frame?card');
  const count = (await heard()).length;
  await page.evaluate(() => frames[0]?.postMessage({ message: 'ready', secret: 'abcDEF123' }, '*'));
  await expect.poll(async () => (await heard()).slice(count)).toContainEqual(height);
});
