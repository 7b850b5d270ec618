/**
 * Composes releases with random changes. Each must be refused or composed within a short time, and
 * the rest of the page must stay as it is.
 */
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { expect, test } from 'vitest';
import { attribute, everyElement } from '../../compose/html.ts';
import { builtRelease } from '../../format/releaseSource.ts';
import { publish } from '../../publish/publish.ts';
import { overlayStore } from '../../stores/overlay.ts';
import { ComposeError } from '../../support/ComposeError.ts';
import { built } from '../fixtures.ts';
import { sampled } from '../sampled.ts';
import { newSite, textAt } from '../samples.ts';
import { mutation } from './mutations.ts';

const MOST_MS = 5000;
const first = Number(process.env.RINGSIDE_SEED ?? Date.now() % 1_000_000);
const { store } = await newSite();

/** Composes a site with a changed release. Returns undefined if the release was refused. */
async function composed(seed: number): Promise<string | undefined> {
  const { fixture } = mutation(seed);
  const overlay = overlayStore(store);
  try {
    const source = await builtRelease(await built(fixture));
    await publish(overlay, { kind: 'release', sources: [source] });
  } catch (error) {
    if (error instanceof ComposeError) return undefined;
    throw error;
  }
  return textAt(overlay, 'gear.html');
}

const PARTS = ['header', 'main', 'footer', 'script'];

function checkPage(html: string): void {
  const document = parse(html);
  const root = document.childNodes.find((node) => node.nodeName === 'html') as Tree.Element;
  const body = root.childNodes.find((node) => node.nodeName === 'body') as Tree.Element;
  const parts = body.childNodes.flatMap((node) => ('tagName' in node ? node : []));
  expect(parts.map(({ tagName }) => tagName)).toEqual(PARTS);

  const all = [...everyElement(document)];
  // The list may be missing, because changed markup before it may have turned it into a comment.
  const list = all.find(({ tagName }) => tagName === 'ringside-list');
  if (list) expect([...everyElement(list)].map(({ tagName }) => tagName)).toEqual(['ul', 'li']);
  expect(all.filter((element) => attribute(element, 'http-equiv'))).toHaveLength(1);
  expect(all.flatMap(({ attrs }) => attrs).filter(({ name }) => name.startsWith('on'))).toEqual([]);

  const inside = [...everyElement(parts[1] as Tree.Element)].map(({ tagName }) => tagName);
  for (const tag of ['script', 'style', 'meta', 'link', 'base', 'main', 'template'])
    expect(inside).not.toContain(tag);
  const ids = all.flatMap((element) => attribute(element, 'id') ?? []);
  expect(new Set(ids).size).toBe(ids.length);
}

async function fuzz(seed: number): Promise<boolean> {
  const started = performance.now();
  try {
    const html = await composed(seed);
    if (html !== undefined) checkPage(html);
    expect(performance.now() - started).toBeLessThan(MOST_MS);
    return html !== undefined;
  } catch (error) {
    throw new Error(`RINGSIDE_SEED=${seed}: ${mutation(seed).text}`, { cause: error });
  }
}

/** About one release in eight is composed, so at least one of these is. */
const MOST_RELEASES = 200;

// Forty releases may all be refused, so the test goes on until one has become a page.
test(`at least forty releases from seed ${first} on are refused or composed`, {
  timeout: 60_000,
}, async () => {
  let pages = 0;
  for (let seed = first; seed < first + MOST_RELEASES; seed += 1) {
    if (await fuzz(seed)) pages += 1;
    if (pages > 0 && seed >= first + 39) break;
  }
  expect(pages).toBeGreaterThan(0);
});

test(`releases of a minute, from seed ${first} on, are refused or composed`, {
  timeout: 120_000,
  ...sampled(false),
}, async () => {
  const end = performance.now() + 60_000;
  for (let seed = first; performance.now() < end; seed += 1) await fuzz(seed);
});
