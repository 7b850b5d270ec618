import { afterEach, test } from '@ringside/shared/testing/mocha';
import { nextTask, until } from '@ringside/shared/testing/until';
import { expect } from 'chai';
import { resumeFetchingAhead, stopFetchingAhead, watchIntent, whenWanted } from './intent.ts';

watchIntent();

/** A root with a button, a link and text, and a record of its calls. */
function place(html = '<button>Buy</button><a href="#part">More</a><p id="part">Text</p>') {
  performance.clearMarks();
  document.body.innerHTML = `<main><div data-root="r0" data-section="gear">${html}</div></main>`;
  const root = document.querySelector<HTMLElement>('[data-root]') ?? document.body;
  const asked = { starts: 0, fetches: 0 };
  void whenWanted(root, async () => {
    asked.fetches += 1;
  }).then(() => {
    asked.starts += 1;
  });
  return { root, asked };
}

const sign = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname);
});

for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin'])
  test(`${type} on a button starts its root`, async () => {
    const { asked } = place();
    sign('button', type);
    await until(() => expect(asked.starts).to.equal(1));
    const marks = performance.getEntriesByType('mark').map(({ name }) => name);
    expect(marks).to.deep.equal([`ringside: gear r0 starts: ${type}`]);
  });

test('a pointer on a link or on text starts nothing', async () => {
  const { asked } = place();
  for (const selector of ['a', 'p']) for (const type of ['pointerover', 'pointerdown']) sign(selector, type);
  await nextTask();
  expect(asked.starts).to.equal(0);
});

test('a root that a visitor was about to use before it waits starts at once', async () => {
  const { root } = place();
  sign('button', 'pointerdown');
  let starts = 0;
  await whenWanted(root, async () => {}).then(() => {
    starts += 1;
  });
  expect(starts).to.equal(1);
});

test('a URL that leads to a part of a root starts it, whenever it is opened', async () => {
  const { asked } = place();
  location.hash = 'other';
  await nextTask();
  expect(asked.starts).to.equal(0);
  location.hash = 'part';
  await until(() => expect(asked.starts).to.equal(1));
});

test('a root that was rendered anew while it waited starts', async () => {
  const { root, asked } = place();
  root.replaceWith(root.cloneNode(true));
  sign('button', 'pointerdown');
  await until(() => expect(asked.starts).to.equal(1));
});

test('the code of a root with a button near the window is fetched after the first interaction, and not started', async () => {
  const { asked } = place();
  await nextTask();
  dispatchEvent(new Event('scroll'));
  await until(() => expect(asked.fetches).to.equal(1));
  expect(asked.starts).to.equal(0);
});

test('while another page loads, the code of a root is not fetched', async () => {
  stopFetchingAhead();
  document.body.innerHTML = '<main><div data-root="r0" data-section="gear"><button>Buy</button></div></main>';
  const isCancelled = new Promise<boolean>((resolve) => {
    void whenWanted(document.querySelector('[data-root]') as HTMLElement, async ({ aborted }) =>
      resolve(aborted),
    );
  });
  dispatchEvent(new Event('scroll'));
  expect(await isCancelled).to.equal(true);
  resumeFetchingAhead();
});

test('the code of a root without a button, or far below the window, is not fetched', async () => {
  const plain = place('<p>Text</p>');
  dispatchEvent(new Event('scroll'));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(plain.asked.fetches).to.equal(0);
  const far = place('<button>Buy</button>');
  far.root.style.marginTop = '5000px';
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(far.asked.fetches).to.equal(0);
});

test('a control that most visitors never use fetches nothing before a visitor is about to use it', async () => {
  const { root, asked } = place('<button data-fetch="on-intent">Share</button>');
  const next = root.cloneNode() as HTMLElement;
  next.innerHTML = '<button>Buy</button>';
  root.after(next);
  let fetches = 0;
  void whenWanted(next, async () => {
    fetches += 1;
  });
  dispatchEvent(new Event('scroll'));
  // The turn of the next root comes after that of the first.
  await until(() => expect(fetches).to.equal(1));
  expect(asked).to.deep.equal({ starts: 0, fetches: 0 });
  sign('button', 'pointerover');
  await until(() => expect(asked.starts).to.equal(1));
});

test('the code of a root that has started is not fetched ahead as well', async () => {
  const { root, asked } = place();
  dispatchEvent(new Event('scroll'));
  sign('button', 'focusin');
  // A root that waits shows when the first one's turn was.
  const waiting = root.cloneNode(true) as HTMLElement;
  root.after(waiting);
  let fetches = 0;
  void whenWanted(waiting, async () => {
    fetches += 1;
  });
  await until(() => expect(fetches).to.equal(1));
  expect(asked).to.deep.equal({ starts: 1, fetches: 0 });
});
