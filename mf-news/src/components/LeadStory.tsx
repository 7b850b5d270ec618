import { Picture, Score } from '@ringside/shared/ui';
import type { ArticleCardData } from '../load/cards.ts';
import {
  Against,
  Byline,
  CategoryBadge,
  Facts,
  LeadReadMore,
  ReadMore,
  TitleLink,
} from './StoryParts.tsx';

/** The text is beside the picture on our own pages, and below it in a fragment. */
export function LeadStory({
  article,
  text,
}: {
  article: ArticleCardData;
  text: 'beside' | 'below';
}) {
  const beside = text === 'beside';
  const Heading = beside ? 'h2' : 'h3';

  return (
    <article
      className={`group relative grid gap-4 ${beside ? 'newest lg:grid-cols-12 lg:gap-x-12' : ''}`}
    >
      {article.picture && (
        <div className={beside ? 'lg:col-span-7 lg:*:contents' : undefined}>
          <Picture
            picture={article.picture}
            alt=""
            priority={beside}
            className={beside ? 'lg:h-full' : undefined}
            sizes="(width >= 80rem) 50rem, 80vw"
          />
        </div>
      )}

      <div className={beside ? 'lg:col-span-5' : undefined}>
        <CategoryBadge {...article} />
        <Heading
          className={`mt-2 font-display uppercase group-hover:text-blue-deep ${beside ? 'text-4xl lg:text-[min(4.7vw,4.25rem)]' : 'text-3xl md:text-4xl'}`}
        >
          <TitleLink {...article} />
        </Heading>
        <Score rating={article.rating} />
        <p className={`mt-4 mb-3 max-w-prose text-lg ${beside ? '' : 'max-md:hidden'}`}>
          {article.text}
        </p>
        <Against {...article} />
        <Facts {...article} />
        <Byline {...article} className="mt-3 text-muted" />
        {beside ? <LeadReadMore {...article} /> : <ReadMore {...article} />}
      </div>
    </article>
  );
}
