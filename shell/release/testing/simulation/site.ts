import { hashOf } from '@ringside/shared/build/hash';
import type { ReleaseSource } from '../../format/releaseSource.ts';
import type { composeReleases } from '../../publish/environment.ts';
import type { Fixture } from '../fixtures.ts';
import { sourceOf } from '../samples.ts';

/** Builds a release in memory, because reading a disk would take real time. */
async function inMemory(fixture: Fixture): Promise<ReleaseSource> {
  const { release, read } = await sourceOf(fixture);
  const paths = Object.keys(release.files);
  const files = new Map(
    await Promise.all(paths.map(async (path) => [path, await read(path)] as const)),
  );
  return { release, read: async (path) => files.get(path) ?? new Uint8Array() };
}

const numbered = (name: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, number) =>
      inMemory({ name, pages: { [`/${name}`]: '' }, client: `${name} ${number}` }),
    ),
  );

export const releases = {
  shell: [await inMemory({ name: 'shell', pages: { '/': '' }, says: { routes: ['/'] } })],
  news: await numbered('news', 5),
  gear: await numbered('gear', 4),
};

/** Composes pages that name their releases and files. Every second release has a further page. */
export const compose: typeof composeReleases = async function* (sources, _, { known }) {
  const pages = sources.flatMap(({ release: { name, id } }) =>
    Number.parseInt(id.slice(-1), 16) % 2
      ? [`${name}.html`, `${name}/${id}.html`]
      : [`${name}.html`],
  );
  for (const path of ['index.html', ...pages]) {
    const shown = sources.filter(
      ({ release }) => path === 'index.html' || path.startsWith(release.name),
    );
    const files = shown.flatMap(({ release }) =>
      Object.values(release.modules).map(({ file }) => `/${file}`),
    );
    const links = path === 'index.html' ? pages : [];
    const text = `${shown.map(({ release: { name, id } }) => `${name} ${id}`).join()}: ${[...files, ...links].join(' ')} end`;
    const bytes = Buffer.from(text);
    const entry = { key: text, hash: hashOf(bytes), bytes: bytes.length, elements: [] };
    const old = known.get(path);
    yield old?.hash === entry.hash ? { path, entry: old } : { path, entry, bytes };
  }
};
