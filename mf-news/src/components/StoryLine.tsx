import { Picture } from '@ringside/shared/ui';
import type { ArticleCardData } from '../load/cards.ts';
import { TitleLink } from './StoryParts.tsx';

/** Names a story in a column of facts, with a small picture. */
export function StoryLine({ article }: { article: ArticleCardData }) {
  const { picture } = article;
  return (
    <article className="group relative grid grid-cols-[1fr_6rem] gap-x-4 border-ink border-t-2 pt-3">
      <h3 className="text-balance font-bold text-lg [line-height:1.2] group-hover:text-blue-deep">
        <TitleLink {...article} />
      </h3>
      {picture && <Picture picture={picture} alt="" sizes="6rem" className="aspect-square" />}
    </article>
  );
}
