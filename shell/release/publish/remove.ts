import { fragmentPages } from '../compose/fragments.ts';
import { linksIn } from '../compose/html.ts';
import { pageFile } from '../compose/pageFile.ts';
import { readIndex } from '../compose/pageIndex.ts';
import { loadSection } from '../format/loadSection.ts';
import { storedRelease } from '../format/releaseSource.ts';
import type { LoadedSection } from '../format/site.ts';
import type { RunningShell } from '../sandbox/runConfined.ts';
import type { Store } from '../stores/store.ts';
import { ComposeError } from '../support/ComposeError.ts';
import { UsageError } from '../support/UsageError.ts';
import { filesNamedIn } from './maintenance/addresses.ts';
import { livePointer } from './maintenance/status.ts';
import type { Pointer } from './pointer.ts';
import { type Published, publish } from './publish.ts';

/**
 * Removes a section from a site. Its releases stay for open tabs until the site is pruned, and its pinned embed files
 * stay for good.
 *
 * @throws UsageError when the site has no such section
 * @throws ComposeError `still-used` with the pages that use it
 */
export async function removeSection(store: Store, name: string): Promise<Published> {
  const pointer = await livePointer(store);
  const live = pointer.sections[name];
  if (!live)
    throw new UsageError(
      `The site has no section "${name}". Choose from ${Object.keys(pointer.sections).join(', ')}.`,
    );
  if (name === 'shell') throw new UsageError('The shell cannot be removed: every site needs it.');
  if (pointer.preview)
    throw new UsageError(`${store.name} is a preview: remove ${name} from ${pointer.preview.of}.`);
  const load = async (section: string, id: string) => loadSection(await storedRelease(store, section, id));
  const section = await load(name, live.release);
  const shell = await load('shell', pointer.sections.shell?.release ?? '');
  const users = await usersOf(store, pointer, section, shell as LoadedSection<RunningShell>);
  if (users.length > 0)
    throw new ComposeError(
      'still-used',
      `${name} is still linked or shown on ${users.join(', ')}. First release those pages without it.`,
    );
  // If another release in the meantime uses the section, composing refuses.
  return publish(store, { kind: 'remove', section: name });
}

/** Pages of other sections, and header and footer, that link to a section or show its elements. */
async function usersOf(
  store: Store,
  pointer: Pointer,
  section: LoadedSection,
  shell: LoadedSection<RunningShell>,
): Promise<string[]> {
  const { release, server, pages, content } = section;
  const paths = [...pages.hashes.keys(), ...fragmentPages(section).keys()];
  const files = Object.keys((await server.files?.(pointer.origin, content)) ?? {});
  const owned = new Set([...paths, ...files.map((file) => `/${file}`)]);
  const own = new Set(paths.map(pageFile));
  const users = [...(await readIndex(store, pointer.index))].filter(
    ([file, { links = [], elements = [] }]) =>
      !own.has(file) &&
      (links.some((link) => owned.has(link)) || elements.some(([tag]) => release.elements.includes(tag))),
  );
  const { frame } = shell.server;
  const { before, after } = await frame.render('/');
  const head = frame.head ?? '';
  const named = [...linksIn(before + after), ...filesNamedIn(head)];
  const inFrame = named.some((link) => owned.has(link)) || files.some((file) => head.includes(`/${file}"`));
  return [
    ...(inFrame ? ['every page (header or footer)'] : []),
    ...users.map(([file]) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`).sort(),
  ];
}
