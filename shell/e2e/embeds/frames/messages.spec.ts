/** An iframe sends the documented messages to the page around it, and none to any other page. A stranger's message changes nothing. */
import { expect, type Frame, type Page } from '@playwright/test';
import { press, test } from '../builder/printed.ts';

/** Records every message that a window receives. */
const LISTEN = `<script>
  globalThis.heard = [];
  addEventListener('message', ({ data }) => heard.push(data));
</script>`;

const heardBy = (frame: Frame): Promise<unknown[]> =>
  frame.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard);

/** The iframe whose address contains a text. */
async function frameOf(page: Page, part: string): Promise<Frame> {
  await expect.poll(() => page.frames().some((frame) => frame.url().includes(part))).toBe(true);
  return page.frames().find((frame) => frame.url().includes(part)) as Frame;
}

const OPEN = 'sandbox="allow-scripts allow-forms allow-same-origin allow-popups" width="600" height="700"';
const KEY = 'ringside:newsletter-subscriptions';
/** An email address in the iframe's storage, and one that a visitor only types. */
const STORED = 'stored@ringside.example';
const TYPED = 'typed@ringside.example';
const ENTERED = 'entered@ringside.example';

test('an iframe reports its height and a submitted address to the page around it, and nothing else', async ({
  page,
  partner,
}) => {
  // Stored where an iframe of the site would find it, if the browser lets it.
  await page.goto('/privacy');
  await page.evaluate(([key, email]) => localStorage.setItem(key, JSON.stringify([email])), [
    KEY,
    STORED,
  ] as const);
  partner.put('/stranger', LISTEN);
  const newsletter = `<iframe ${OPEN} src="ORIGIN/embed/frame?element=ringside-newsletter&amp;look=card"></iframe>`;
  const countdown = `<iframe ${OPEN} src="ORIGIN/embed/frame?element=ringside-countdown&amp;date=2020-01-01"></iframe>`;
  partner.put('/parent', `${LISTEN}${newsletter}${countdown}`);
  await page.goto(
    partner.put(
      '/',
      `${LISTEN}<iframe src="/stranger"></iframe><iframe src="/parent" width="700" height="1500"></iframe>`,
    ),
  );
  const parent = await frameOf(page, '/parent');
  const strangers = [page.mainFrame(), await frameOf(page, '/stranger')];
  const form = (await frameOf(page, 'ringside-newsletter')).locator('ringside-newsletter');
  const field = form.getByRole('textbox');
  await field.fill(TYPED);
  await expect
    .poll(() => heardBy(parent))
    .toContainEqual({ type: 'ringside:resize', height: expect.any(Number) });
  const countdownFrame = await frameOf(page, 'ringside-countdown');
  await expect(countdownFrame.getByText('Fight Day!')).toBeVisible();
  const isHeight = expect.objectContaining({ type: 'ringside:resize' });
  for (const message of await heardBy(parent)) {
    expect(message).toEqual(isHeight);
    expect(Object.keys(message as object)).toEqual(['type', 'height']);
  }

  // Firefox's driver adds to what a field in an iframe of another origin has.
  await field.evaluate((input: HTMLInputElement) => {
    input.value = '';
  });
  await field.fill(ENTERED);
  await press(form.getByRole('button'));
  // The page around does not store it.
  await expect(form.locator('p[id]').filter({ hasText: /Saved|did not save/ })).toBeVisible();
  const more = (await heardBy(parent)).filter(
    (message) => (message as { type?: string }).type !== 'ringside:resize',
  );
  expect(more).toEqual([{ type: 'ringside:subscribe', email: ENTERED }]);
  for (const stranger of strangers) expect(await heardBy(stranger), stranger.url()).toEqual([]);
});

/** Every message between our pages, and a stranger's attempts. */
const MESSAGES = [
  { type: 'ringside:measure' },
  { type: 'ringside:resize', height: 5 },
  { type: 'ringside:subscribe', email: TYPED },
  'ringside:measure',
  null,
  true,
];

test('a message from an unrelated window changes nothing in an iframe, and gets no response', async ({
  page,
  partner,
}) => {
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  partner.put('/stranger', LISTEN);
  await page.goto(
    partner.put(
      '/',
      `<iframe src="/stranger"></iframe>
      <iframe ${OPEN} src="ORIGIN/embed/frame?element=ringside-newsletter&amp;look=card"></iframe>
      <iframe ${OPEN} src="ORIGIN/embed/frame?element=ringside-countdown&amp;fight=1&amp;look=card"></iframe>`,
    ),
  );
  const stranger = await frameOf(page, '/stranger');
  const ours = [await frameOf(page, 'ringside-newsletter'), await frameOf(page, 'ringside-countdown')];
  await expect(ours[0]?.getByRole('textbox') ?? page.locator('none')).toBeVisible();
  await expect(ours[1]?.locator('.look.seen') ?? page.locator('none')).toBeVisible();
  const state = () =>
    Promise.all(
      ours.map((frame) =>
        frame.evaluate(() => {
          const element = document.querySelector('ringside-newsletter, ringside-countdown');
          let stored: object = {};
          try {
            stored = { ...localStorage };
          } catch {
            // The browser lets no iframe store anything.
          }
          return [location.href, document.body.innerHTML, element?.shadowRoot?.innerHTML, stored];
        }),
      ),
    );
  const before = await state();
  const answers = await stranger.evaluateHandle((messages) => {
    const answered: unknown[] = [];
    for (const index of [1, 2])
      for (const message of messages) {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', ({ data }) => answered.push(data));
        port1.start();
        parent.frames[index]?.postMessage(message, '*', [port2]);
      }
    return answered;
  }, MESSAGES);
  // Each iframe has dealt with all of them when it has got one more.
  for (const frame of ours) {
    const last = await frame.evaluateHandle(() => ({
      heard: new Promise((resolve) =>
        addEventListener('message', ({ data }) => data === 'the last' && resolve(true)),
      ),
    }));
    await stranger.evaluate(() => {
      for (const index of [1, 2]) parent.frames[index]?.postMessage('the last', '*');
    });
    expect(await last.evaluate(({ heard }) => heard)).toBe(true);
  }
  expect(await state()).toEqual(before);
  expect(await answers.jsonValue()).toEqual([]);
  expect(await heardBy(stranger)).toEqual([]);
  expect(wrong).toEqual([]);
});

test('a page with our script accepts no email address from an unrelated window', async ({
  page,
  partner,
}) => {
  partner.put('/stranger', LISTEN);
  await page.goto(
    partner.put(
      '/',
      `${LISTEN}<iframe src="/stranger"></iframe>
      <iframe ${OPEN} src="ORIGIN/embed/frame?element=ringside-newsletter"></iframe>
      <script src="ORIGIN/embed/frame.js"></script>`,
    ),
  );
  const taken = await page.evaluateHandle(() => {
    const emails: string[] = [];
    document.addEventListener('ringside:subscribe', (event) => {
      emails.push((event as CustomEvent<{ email: string }>).detail.email);
      event.preventDefault();
    });
    return emails;
  });
  const stranger = await frameOf(page, '/stranger');
  const answers = await stranger.evaluateHandle((email) => {
    const { port1, port2 } = new MessageChannel();
    const answered: unknown[] = [];
    port1.addEventListener('message', ({ data }) => answered.push(data));
    port1.start();
    parent.postMessage({ type: 'ringside:subscribe', email }, '*', [port2]);
    return answered;
  }, TYPED);
  await expect
    .poll(() => heardBy(page.mainFrame()))
    .toContainEqual({ type: 'ringside:subscribe', email: TYPED });
  // The same from our own iframe is taken, after the other.
  const form = (await frameOf(page, 'ringside-newsletter')).locator('ringside-newsletter');
  await form.getByRole('textbox').fill(ENTERED);
  await press(form.getByRole('button'));
  await expect(form).toContainText('Subscription Successful');
  expect(await taken.jsonValue()).toEqual([ENTERED]);
  expect(await answers.jsonValue()).toEqual([]);
});
