import { type Attributes, fragmentPath, type RenderedPage } from '@ringside/shared/contract';
import type { LoadedSection } from '../../format/site.ts';
import { openTag } from '../../format/variants.ts';

/** One page for each offered set of attributes. */
export const fragmentPages = ({ choices }: LoadedSection): ReadonlyMap<string, RenderedPage> =>
  new Map(
    Object.entries(choices).flatMap(([tag, sets]) =>
      sets.map((attributes) => [fragmentPath(tag, attributes), page(tag, attributes)] as const),
    ),
  );

function page(tag: string, attributes: Attributes): RenderedPage {
  const words = tag.replace('ringside-', '').replaceAll('-', ' ');
  const title = [words.charAt(0).toUpperCase() + words.slice(1), ...Object.values(attributes)].join(
    ', ',
  );
  const description = `${title}: a part of Ringside for other pages.`;
  return { page: tag, html: `${openTag(tag, attributes)}</${tag}>`, head: { title, description } };
}
