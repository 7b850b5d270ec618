import { Picture } from '@ringside/shared/ui';
import { useId } from 'react';
import type { ArticleCardData } from '../cards.ts';
import { Byline } from './Byline.tsx';
import { CategoryBadge } from './CategoryBadge.tsx';
import type { HeadingLevel } from './Heading.ts';
import { ReadMore } from './ReadMore.tsx';
import { TitleLink } from './TitleLink.tsx';

const CLIPPED = { 2: 'line-clamp-2', 3: 'line-clamp-3' } as const;

interface StoryCardProps {
  article: ArticleCardData;
  level: HeadingLevel;
  /** After how many lines the text is clipped; without it all of the text is there. */
  lines?: 2 | 3;
  /** A headline for two columns. */
  wide?: boolean;
}

/** One story of a list; where it has a picture, the picture stands beside its words. */
export function StoryCard({ article, level: Heading, lines, wide }: StoryCardProps) {
  const heading = useId();
  const { picture } = article;
  return (
    <article
      className={`group relative h-full border-ink border-t-2 pt-4 ${picture ? 'grid content-start gap-x-8 gap-y-4 sm:grid-cols-2' : ''}`}
    >
      {picture && (
        <div>
          <Picture
            picture={picture}
            alt=""
            sizes="(min-width: 80rem) 24rem, (min-width: 40rem) 48vw, 100vw"
          />
        </div>
      )}
      <div>
        <CategoryBadge category={article.category} />
        <Heading
          id={heading}
          className={`mt-2 font-display uppercase group-hover:text-blue-deep ${picture || wide ? 'text-3xl' : 'text-2xl'}`}
        >
          <TitleLink {...article} />
        </Heading>
        <p className={`mt-3 max-w-prose text-pretty ${lines ? CLIPPED[lines] : ''}`}>{article.text}</p>
        <Byline {...article} className="mt-3 text-muted" />
        <p className="mt-3">
          <ReadMore slug={article.slug} describedBy={heading} className="text-sm" />
        </p>
      </div>
    </article>
  );
}
