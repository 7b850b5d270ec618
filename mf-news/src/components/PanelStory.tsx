import { Picture, Score } from '@ringside/shared/ui';
import type { ArticleCardData } from '../load/cards.ts';
import { Against, Byline, CategoryBadge, Facts, ReadMore, TitleLink } from './StoryParts.tsx';

/** A story that has the whole row for itself, as a dark panel. */
export function PanelStory({ article }: { article: ArticleCardData }) {
  const { picture, text } = article;
  return (
    <article className="group relative grid bg-ink text-white lg:grid-cols-12">
      <div className="flex flex-col justify-center gap-4 p-5 lg:col-span-5 lg:p-10">
        <CategoryBadge {...article} onDark />
        <h2 className="font-display text-3xl uppercase group-hover:text-blue-light">
          <TitleLink {...article} />
        </h2>
        <Score rating={article.rating} />
        <p className="max-w-prose text-lg">{text}</p>
        <Against {...article} />
        <Facts {...article} />
        <Byline {...article} className="text-muted-light" />
        <ReadMore {...article} />
      </div>

      {picture && (
        <div className="-order-1 lg:order-1 lg:col-span-7 lg:*:contents">
          <Picture
            picture={picture}
            alt=""
            sizes="(width >= 64rem) 50rem, 80vw"
            className="aspect-poster lg:h-full"
          />
        </div>
      )}
    </article>
  );
}
