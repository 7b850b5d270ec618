import { cp } from 'node:fs/promises';
import { builtRelease, type ReleaseSource } from '../format/releaseSource.ts';
import { type Published, publish } from '../publish/publish.ts';
import { directoryStore } from '../stores/directory.ts';
import type { Store } from '../stores/store.ts';
import { built, type Fixture, temporaryFolder } from './fixtures.ts';

export const samples = {
  shell: {
    name: 'shell',
    pages: {
      '/': '<h1>Home</h1><ringside-list category="all"></ringside-list><a href="/gear">Gear</a>',
      '/404': '<h1>Not found</h1>',
    },
    elements: { 'ringside-clock': '<p>Clock</p>' },
    embeds: { clock: 'globalThis.clock = RINGSIDE_EMBED' },
    says: { routes: ['/'] },
  },
  news: news('first'),
  gear: {
    name: 'gear',
    // Only pages and elements with a control name their section's script, so each has a button.
    pages: { '/gear': '<h1>Gear</h1><a href="/news">News</a><button>Buy</button>' },
    elements: { 'ringside-gear': '<p>Gloves</p><button>Buy</button>' },
  },
  training: {
    name: 'training',
    pages: { '/training': '<h1>Training</h1><ringside-list category="training"></ringside-list>' },
  },
  fights: {
    name: 'fights',
    pages: {
      '/fights': '<h1>Fights</h1><ringside-clock></ringside-clock><ringside-gear></ringside-gear>',
    },
    widgetData: { 'ringside-clock': { 1: '2025-10-18' } },
  },
} satisfies Record<string, Fixture>;

/**
 * The news section. `text` is the text of its list, which a test can change without changing an
 * article.
 */
export function news(
  text: string,
  articles: Readonly<Record<string, string>> = { one: 'One', two: 'Two' },
): Fixture {
  const slugs = Object.keys(articles);
  return {
    name: 'news',
    pages: {
      '/news': `<h1>News</h1>${slugs.map((slug) => `<a href="/news/${slug}">${slug}</a>`).join('')}`,
      ...Object.fromEntries(slugs.map((slug) => [`/news/${slug}`, `<h1>${articles[slug]}</h1>`])),
      '/news/404': '<h1>No such article</h1>',
    },
    elements: { 'ringside-list': `<ul><li>${text} {attributes}</li></ul>` },
    onSite: { 'ringside-list': [{ category: 'all' }, { category: 'training' }] },
    files: { 'feed.xml': `<feed>${slugs.join()}</feed>` },
    says: { routes: ['/news', '/news/:slug'] },
  };
}

const sources = new Map<string, Promise<ReleaseSource>>();

export function sourceOf(fixture: Fixture): Promise<ReleaseSource> {
  const key = JSON.stringify(fixture);
  const source = sources.get(key) ?? built(fixture).then(builtRelease);
  sources.set(key, source);
  return source;
}

export const release = async (store: Store, ...fixtures: readonly Fixture[]): Promise<Published> =>
  publish(store, { kind: 'release', sources: await Promise.all(fixtures.map(sourceOf)) });

export const releaseSamples = (store: Store): Promise<Published> =>
  release(store, ...Object.values(samples));

export const newStore = async (): Promise<Store> => directoryStore(await temporaryFolder());

let released: Promise<string> | undefined;

async function releasedFolder(): Promise<string> {
  const folder = await temporaryFolder();
  await releaseSamples(directoryStore(folder));
  return folder;
}

/**
 * Copies a released site. The site is released once for each test file, because copying is faster.
 */
export async function newSite(): Promise<{ folder: string; store: Store }> {
  released ??= releasedFolder();
  const folder = await temporaryFolder();
  await cp(await released, folder, { recursive: true, preserveTimestamps: true });
  return { folder, store: directoryStore(folder) };
}

/** The text of a site's file, which is empty if there is no such file. */
export const textAt = async (store: Pick<Store, 'read'>, path: string): Promise<string> =>
  Buffer.from((await store.read(path)) ?? '').toString();

export async function tree(store: Store): Promise<Map<string, string>> {
  const paths = await store.list();
  const texts = await Promise.all(paths.map((path) => textAt(store, path)));
  return new Map(paths.map((path, index) => [path, texts[index] ?? '']));
}

export function changed(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).sort();
}
