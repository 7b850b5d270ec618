import { Picture } from '@ringside/shared/ui';
import type { ArticleCardData } from '../load/cards.ts';
import { TitleLink } from './StoryParts.tsx';

/**
 * Names a story in a column of facts, which it fills unless it is wide, with a small picture at
 * its right edge. In a large font the picture is below.
 */
export function StoryLine({ article }: { article: ArticleCardData }) {
  const { picture } = article;
  return (
    <article className="group relative flex max-w-114 flex-wrap gap-x-4 gap-y-2 border-ink border-t-2 pt-3">
      <h3 className="grow basis-40 text-balance font-bold text-lg [line-height:1.2] group-hover:text-blue-deep">
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
