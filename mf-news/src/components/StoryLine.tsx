import type { ArticleCardData } from '../load/cards.ts';
import { Byline, CategoryBadge, ReadMore, TitleLink } from './StoryParts.tsx';

/** Names a story in a column of facts, without its picture, which the page shows elsewhere. */
export function StoryLine({ article }: { article: ArticleCardData }) {
  return (
    <article className="group relative border-ink border-t-2 pt-3">
      <CategoryBadge category={article.category} />
      <h3 className="mt-2 text-balance font-bold text-lg [line-height:1.2] group-hover:text-blue-deep">
        <TitleLink {...article} />
      </h3>
      <div className="mt-2 flex items-end justify-between gap-4">
        <Byline {...article} className="text-muted" />
        <ReadMore {...article} words="hidden" />
      </div>
    </article>
  );
}
