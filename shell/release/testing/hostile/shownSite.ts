import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hashOf } from '@ringside/shared/build/hash';
import { launchOptions } from '@ringside/shared/testing/browser';
import { chromium, type Page } from 'playwright-core';
import { builtRelease } from '../../format/releaseSource.ts';
import { publish } from '../../publish/publish.ts';
import { overlayStore } from '../../stores/overlay.ts';
import type { Store } from '../../stores/store.ts';
import { ComposeError } from '../../support/ComposeError.ts';
import { built, type Fixture } from '../fixtures.ts';
import { newSite, release, samples } from '../samples.ts';

/**
 * The height of header and footer in pixels. A section may paint some of the pixels next to its
 * content, so `MARGIN` of them are not compared.
 */
const [HEIGHT, MARGIN] = [120, 20];
const LAYOUT_STYLE = `header,footer{display:block;height:${HEIGHT}px;background:white}`;

/** What a release of a section must not change. */
interface Shown {
  header: unknown;
  footer: unknown;
  /** The other sections' elements, with their boxes and styles. */
  others: readonly unknown[];
  /**
   * The HTML of other sections' elements that gear placed. Their styles are not compared, because
   * they inherit gear's.
   */
  placed: readonly string[];
  policy: unknown;
  data: PageData;
  /** The points of header and footer that another element covers. */
  covered: readonly string[];
  /**
   * A hash of the pixels of header and footer. A shadow, for example, changes pixels but covers no
   * point.
   */
  painted: readonly string[];
  /** A value that a section's script would set, if the section had a way to run a script. */
  ran: unknown;
}

/** Opens a browser for sites that differ only in the release of gear. */
export async function openSites() {
  const { store } = await newSite();
  await release(store, { ...samples.shell, style: LAYOUT_STYLE });
  let shown: Store = store;
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://site');
    const path = pathname === '/' ? 'index.html' : pathname.slice(1);
    const type = /\.(css|js)$/.exec(path)?.[1];
    const bytes = (await shown.read(path)) ?? (await shown.read(`${path}.html`));
    const types = { css: 'text/css', js: 'text/javascript' } as const;
    response.setHeader('content-type', types[type as keyof typeof types] ?? 'text/html');
    response.writeHead(bytes ? 200 : 404).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch(await launchOptions('chromium'));
  const page = await browser.newPage({ viewport: { width: 800, height: 600 } });

  return {
    page,

    /**
     * Publishes a release of gear on a copy of the site. Returns false if the release was refused.
     */
    async publish(gear: Fixture): Promise<boolean> {
      const overlay = overlayStore(store);
      try {
        const source = await builtRelease(await built(gear));
        await publish(overlay, { kind: 'release', sources: [source] });
      } catch (error) {
        if (error instanceof ComposeError) return false;
        throw error;
      }
      shown = overlay;
      return true;
    },

    async look(path: string): Promise<Shown> {
      await page.goto(origin + path, { waitUntil: 'load' });
      const shown = await page.evaluate(lookAt);
      const painted = [await paintedIn(page, 'header'), await paintedIn(page, 'footer')];
      return { ...shown, painted };
    },

    async close(): Promise<void> {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

async function paintedIn(page: Page, tag: 'header' | 'footer'): Promise<string> {
  const part = page.locator(`body > ${tag}`);
  await part.scrollIntoViewIfNeeded();
  const { x, y, width } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 1 };
  const top = tag === 'header' ? y : y + MARGIN;
  const clip = { x, y: top, width, height: HEIGHT - MARGIN };
  return hashOf((await page.screenshot({ clip })).toString('base64'));
}

interface PageData {
  roots?: unknown;
  modules: Readonly<Record<string, unknown>>;
  /** The field is absent if the page lists no styles. */
  styles?: readonly { href: string }[];
}

/** Reads from the page what a release must not change. The function runs in the browser. */
function lookAt(): Omit<Shown, 'painted'> {
  const GEAR = '[data-section=gear]';
  const STYLES = ['display', 'color', 'background-color', 'font', 'opacity', 'visibility'];
  const stylesOf = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo);
    return [...STYLES, 'content', 'transform', 'position'].map((name) =>
      style.getPropertyValue(name),
    );
  };
  const described = (element: Element): unknown => [
    element.outerHTML,
    ...[element, ...element.querySelectorAll('*')].map((each) => [
      stylesOf(each),
      stylesOf(each, '::before'),
      each.getBoundingClientRect().height,
    ]),
  ];
  const covered: string[] = [];
  const part = (tag: 'header' | 'footer') => {
    const [element, ...more] = document.querySelectorAll(`body > ${tag}`);
    if (!element || more.length > 0) return `${more.length + 1} of them`;
    element.scrollIntoView({ block: tag === 'header' ? 'start' : 'end' });
    const { x, width, height, top } = element.getBoundingClientRect();
    // Leave out the pixels next to the content, some of which a section may paint.
    const inside = tag === 'header' ? [0.05, 0.5, 0.8] : [0.2, 0.5, 0.95];
    for (const down of inside)
      for (const right of [0.01, 0.25, 0.5, 0.75, 0.99]) {
        const hit = document.elementFromPoint(x + width * right, top + height * down);
        if (!hit || !element.contains(hit)) covered.push(`${tag}: ${hit?.outerHTML.slice(0, 80)}`);
      }
    return [x, width, height, described(element)];
  };
  const others = document.querySelectorAll(
    'main :is([data-section]:not([data-section=gear], :has([data-section=gear])), [data-section=fights] > h1)',
  );
  // The page's scripts read their data from the last element of the body.
  const data = JSON.parse(document.body.lastElementChild?.textContent ?? '') as PageData;
  const isOthers = ([name]: [string, unknown]) => !name.startsWith('gear/');

  return {
    header: part('header'),
    footer: part('footer'),
    others: [...others].flatMap((each) => (each.closest(GEAR) ? [] : [described(each)])),
    placed: [...others].flatMap((each) => (each.closest(GEAR) ? [each.innerHTML] : [])),
    policy: [...document.querySelectorAll('meta[http-equiv]')].map((meta) =>
      meta.getAttribute('content')?.replace(/'sha256-[^']*'/g, ''),
    ),
    // Leave out what the release of gear says about gear itself.
    data: {
      ...data,
      roots: undefined,
      modules: Object.fromEntries(Object.entries(data.modules).filter(isOthers)),
      styles: (data.styles ?? []).filter(({ href }) => !href.startsWith('/assets/gear/')),
    },
    covered,
    ran: (globalThis as { ran?: unknown }).ran,
  };
}
