import { basename } from 'node:path';
import type { ElementDescription } from '../../src/contract/index.ts';
import type { Section } from '../../src/section/server.tsx';
import { runInTime } from './deadline.ts';
import { refuseForeignKeys } from './storageKeys.ts';

/** What a partner's policy must allow when a view shows it, with a description. */
const SOURCES = [
  [/<(?:img|picture)\b/, 'img-src', 'Pictures.'],
  [/<iframe\b/, 'frame-src', 'The video player.'],
  [/<(?:video|audio)\b/, 'media-src', 'Videos.'],
] as const;

/**
 * Returns a section whose views are checked: they may need only the policy that their element
 * declares.
 * @throws if it has another package's name, another section's storage keys, or sets of attributes
 *   that `load` refuses
 */
export function checkedSection(
  root: string,
  packageName: string,
  section: Section,
  descriptions: readonly ElementDescription[],
): Section {
  const { name } = section.manifest;
  if (name !== packageName)
    throw new Error(
      `${basename(root)}/src/server.tsx: write name: '${packageName}', as in package.json, instead of '${name}'.`,
    );
  if (name === 'shell') return section;
  refuseForeignKeys(root, section.manifest, descriptions);

  for (const [tag, attributes] of section.variants())
    try {
      runInTime(() => section.loadElement(tag, attributes));
    } catch (error) {
      const given = `${JSON.stringify(attributes)}, which choices or onSite of <${tag}> has`;
      throw Object.assign(error as Error, {
        message: `load refuses ${given}: ${(error as Error).message}`,
        entry: tag,
      });
    }

  function check<View extends { html: string }>(view: View, tag: string): View {
    const policy = descriptions.find(({ tagName }) => tagName === tag)?.policy ?? [];
    for (const [shown, directive, words] of SOURCES)
      if (shown.test(view.html) && !policy.some((line) => line.directive === directive))
        throw new Error(
          `partners who show <${tag}> must allow ${directive}. Add { directive: '${directive}', description: '${words}' } to its policy.`,
        );
    return view;
  }

  return {
    ...section,
    render: (page) => check(section.render(page), `ringside-${name}`),
    renderElement: (tag, data) => check(section.renderElement(tag, data), tag),
  };
}
