/**
 * Measures how high each element is on windows of several widths, for the rule that the builder prints, and writes
 * `rooms.json`. Browsers break some lines at other words, so both the packaged and an installed Chromium are asked, and
 * the greater height counts. It takes some minutes.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { workspaceRoot } from '@ringside/release/workspace';
import type { Catalogue } from '@ringside/shared/contract';
import { fullChromiumPath, launchOptions } from '@ringside/shared/testing/browser';
import { ROOM_WIDTHS, roomKey } from '../../../src/builder/snippets/room.ts';
import { snippetOf } from '../../../src/builder/snippets/snippets.ts';
import serveBuiltSite from '../../support/serveBuiltSite.ts';
import { pageDataOf } from '../../support/servedPages.ts';
import { configurationsOf } from '../configurations.ts';
import { startPartner } from '../partner.ts';

const FILE = join(workspaceRoot, 'shell/src/builder/snippets/rooms.json');

const stop = process.env.RINGSIDE_E2E_URL ? undefined : await serveBuiltSite();
const site = process.env.RINGSIDE_E2E_URL ?? '';
const partner = await startPartner(site);
const [root] = pageDataOf(await (await fetch(`${site}/embed`)).text()).roots;
const data = root?.data as { catalogue: Catalogue } | undefined;
if (!data) throw new Error('The builder has no catalogue.');
const { catalogue } = data;

const rooms: Record<string, number[]> = {};
const options = await launchOptions('chromium');
const browsers = [
  await chromium.launch(options),
  await chromium.launch({ ...options, executablePath: await fullChromiumPath() }),
];
await Promise.all(browsers.map(async (browser) => measureIn(await browser.newPage())));
await Promise.all(browsers.map((browser) => browser.close()));
const lines = Object.entries(rooms).map(
  ([key, heights]) => `  ${JSON.stringify(key)}: [${heights.join(', ')}]`,
);
await writeFile(FILE, `{\n${lines.join(',\n')}\n}\n`);
await partner.close();
await stop?.();
console.log(`${Object.keys(rooms).length} heights are in ${FILE}.`);

async function measureIn(page: Page): Promise<void> {
  for (const element of catalogue.elements) {
    const measured = new Set<string>();
    for (const attributes of configurationsOf(element)) {
      // Neither colours nor levels change a height.
      const {
        origin: _origin,
        navigate: _navigate,
        theme: _theme,
        heading: _heading,
        ...decisive
      } = attributes;
      const same = JSON.stringify(decisive);
      if (measured.has(same)) continue;
      measured.add(same);
      const lines = snippetOf('html', {
        catalogue: { ...catalogue, origin: site },
        element,
        attributes,
        properties: {},
        isPinned: false,
      });
      const body = lines.replace(`<${element.tag}`, `$& style="display: block"`);
      const head = '<meta name="viewport" content="width=device-width">';
      const before = body.replace(/<script.*<\/script>/, '');
      const heights: number[] = [];
      for (const width of ROOM_WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(partner.put('/', { head, body: before }));
        // What stands in the tag may be higher than the element: a form says beside it why it does not answer yet.
        const fallback = await heightOf(page, element.tag);
        await page.goto(partner.put('/', { head, body }));
        heights.push(Math.max(fallback, await settledHeight(page, element.tag)));
      }
      const key = roomKey(element.tag, attributes);
      const known = rooms[key] ?? [];
      rooms[key] = heights.map((height, index) => Math.max(height, known[index] ?? 0));
    }
  }
}

/** The height of an element now, in pixels. */
function heightOf(page: Page, tag: string): Promise<number> {
  return page.evaluate(
    (tag) => Math.ceil(document.querySelector(tag)?.getBoundingClientRect().height ?? 0),
    tag,
  );
}

/** The height of an element once it is defined and has had the same height for a while. */
async function settledHeight(page: Page, tag: string): Promise<number> {
  return page.evaluate(async (tag) => {
    await customElements.whenDefined(tag);
    let [height, same] = [0, 0];
    while (same < 8) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const now = Math.ceil(document.querySelector(tag)?.getBoundingClientRect().height ?? 0);
      same = now === height ? same + 1 : 0;
      height = now;
    }
    return height;
  }, tag);
}
