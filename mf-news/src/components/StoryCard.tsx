import { Picture } from '@ringside/shared/ui';
import type { ArticleCardData } from '../load/cards.ts';
import { clip } from '../rules/clip.ts';
import { Byline, CategoryBadge, ReadMore, TitleLink } from './StoryParts.tsx';

/** A wide card's picture is lower, so that rows align. */
const VARIANTS = {
  usual: {
    picture: 'sm:aspect-poster',
    sizes: '(width >= 64rem) 24rem, (width >= 40rem) 45vw, 10rem',
    title: 'text-2xl',
  },
  wide: {
    picture: 'sm:aspect-poster lg:aspect-21/9 lg:object-[50%_5%]',
    sizes: '(width >= 64rem) 50rem, (width >= 40rem) 75vw, 10rem',
    title: 'text-2xl @min-[36rem]:text-3xl',
  },
} as const;

/** Characters that fit these lines in the narrowest column: the browser's own ellipsis may split a word. */
const FITTING = { 'line-clamp-2': 72, 'line-clamp-3': 112 } as const;

interface StoryCardProps {
  article: ArticleCardData;
  /** `h3` in a fragment, below the host page's `h2`. */
  level: 'h2' | 'h3';
  variant?: keyof typeof VARIANTS;
  lines?: keyof typeof FITTING;
}

/** Without a picture the headline is larger. */
export function StoryCard({ article, level: Heading, variant = 'usual', lines }: StoryCardProps) {
  const { picture, text } = article;
  const { sizes, title, picture: crop } = VARIANTS[variant];
  const card = picture
    ? 'grid grid-cols-[minmax(0,1fr)_6rem] content-start gap-x-6 gap-y-3 border-ink border-t-2 pt-4 sm:grid-cols-1'
    : 'flex flex-col justify-between gap-y-6 border-blue border-t-8 bg-white p-6';
  return (
    <article className={`group relative h-full ${card}`}>
      <div>
        <CategoryBadge category={article.category} />
        <Heading
          className={`mt-2 font-display uppercase group-hover:text-blue-deep ${picture ? title : 'text-3xl xl:text-4xl'}`}
        >
          <TitleLink {...article} />
        </Heading>
      </div>
      <div className={picture && 'col-span-2 sm:col-span-1'}>
        {text && (
          <p className={`mb-3 max-w-prose text-pretty ${lines ?? ''}`}>
            {lines ? clip(text, FITTING[lines]) : text}
          </p>
        )}
        <div className="flex items-end justify-between gap-4">
          <Byline {...article} className="text-muted" />
          <ReadMore {...article} words="hidden" />
        </div>
      </div>
      {picture && (
        <div className="col-start-2 row-start-1 sm:-order-1 sm:col-start-1">
          <Picture picture={picture} alt="" sizes={sizes} className={`aspect-square ${crop}`} />
        </div>
      )}
    </article>
  );
}
