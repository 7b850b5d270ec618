import { type Attributes, fragmentPath, type LoadedPage, type SectionFacts } from '@ringside/shared/contract';
import type { LoadedSection } from '../format/site.ts';
import { escapeHtml } from './html.ts';
import { moduleOf } from './moduleOf.ts';

/** Whether a page stands in frames, without header and footer: a fragment alone, or {@link FRAME}. No section's page may lie there. */
export const standsAlone = (path: string): boolean => path.startsWith('/embed/');

/** The shell's page with the one element that its address names. */
export const FRAME = '/embed/frame';

/** Pages of a section's fragments, each alone, for partners' pages and frames: one for each set of attributes. */
export function fragmentPages({ server, content }: LoadedSection): ReadonlyMap<string, LoadedPage> {
  const choices = Object.entries(server.elementChoices?.(content) ?? {});
  return new Map(
    choices.flatMap(([tag, sets]) =>
      sets.map((attributes) => [fragmentPath(tag, attributes), page(tag, attributes)] as const),
    ),
  );
}

function page(tag: string, attributes: Attributes): LoadedPage {
  const words = tag.replace('ringside-', '').replaceAll('-', ' ');
  const title = [words.charAt(0).toUpperCase() + words.slice(1), ...Object.values(attributes)].join(', ');
  const description = `${title}: a part of Ringside for other pages.`;
  return { page: tag, data: attributes, head: { title, description } };
}

/** What a fragment's page has in `main`, before it is filled. */
export function fragmentTag({ page: tag, data }: LoadedPage): string {
  const attributes = Object.entries(data as Attributes).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  );
  return `<${tag}${attributes.join('')}></${tag}>`;
}

/** What a section's embed file is told; undefined when the release has nothing for partners' pages. */
export function sectionFacts(section: LoadedSection | undefined): SectionFacts | undefined {
  if (!section?.release.modules.embed) return undefined;
  const { release, server, content } = section;
  return {
    section: release.name,
    routes: release.routes,
    choices: server.elementChoices?.(content) ?? {},
    module: moduleOf(release, 'embed'),
  };
}
