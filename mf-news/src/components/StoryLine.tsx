import { Picture } from '@ringside/shared/ui';
import type { ArticleCardData } from '../load/cards.ts';
import { TitleLink } from './StoryParts.tsx';

/**
 * Names a story in a column of facts, with a small picture at its left edge. In a large font the
 * picture is below.
 */
export function StoryLine({ article }: { article: ArticleCardData }) {
  const { picture } = article;
  return (
    <article className="group relative flex max-w-114 flex-row-reverse flex-wrap justify-end gap-x-4 gap-y-2">
      <h3 className="grow basis-40 font-bold text-lg [line-height:1.2] group-hover:text-blue-deep">
        <TitleLink {...article} />
      </h3>
      {picture && (
        <div className="w-18">
          <Picture picture={picture} alt="" sizes="4.5rem" className="aspect-square" />
        </div>
      )}
    </article>
  );
}
