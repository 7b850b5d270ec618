import { Picture } from '@ringside/shared/ui';
import type { ArticleCardData } from '../load/cards.ts';
import { Byline, CategoryBadge, ReadMore, TitleLink } from './StoryParts.tsx';

/**
 * Where the picture goes. `above`: above the text on wide screens, small beside the headline on others. `beside`: half
 * of a card that takes two places. `small`: small at every width. On a phone, the text below a small picture has the
 * full width.
 */
const LOOKS = {
  above: {
    card: 'grid-cols-[1fr_6rem] sm:grid-cols-[1fr_13rem] sm:grid-rows-[auto_1fr] lg:grid-cols-1 lg:grid-rows-none',
    place: 'col-start-2 row-start-1 sm:row-span-2 lg:col-auto lg:row-auto lg:-order-1',
    picture: 'aspect-square sm:aspect-poster',
    sizes: '(width >= 64rem) 24rem, (width >= 40rem) 13rem, 10rem',
    words: 'col-span-2 sm:col-span-1',
    title: 'text-2xl',
  },
  beside: {
    card: 'sm:grid-cols-2 sm:grid-rows-[auto_1fr]',
    place: '-order-1 sm:row-span-2',
    picture: 'aspect-poster',
    sizes: '(width >= 64rem) 24rem, (width >= 40rem) 48vw, 75vw',
    words: '',
    title: 'text-3xl',
  },
  small: {
    card: 'grid-cols-[1fr_6rem] sm:grid-cols-[1fr_11rem] sm:grid-rows-[auto_1fr]',
    place: 'col-start-2 row-start-1 sm:row-span-2',
    picture: 'aspect-square',
    sizes: '18rem',
    words: 'col-span-2 sm:col-span-1',
    title: 'text-2xl',
  },
} as const;

interface StoryCardProps {
  article: ArticleCardData;
  /** `h2` on our own pages, `h3` below the `h2` of the page around a fragment. */
  level: 'h2' | 'h3';
  look: keyof typeof LOOKS;
  /** Clips the text after some lines. */
  clip?: 'line-clamp-2' | 'line-clamp-3';
}

/** One story of a list. Without a picture, the headline is set large instead. */
export function StoryCard({ article, level: Heading, look, clip }: StoryCardProps) {
  const { picture } = article;
  const { card, place, sizes, title, words, picture: crop } = LOOKS[look];
  return (
    <article
      className={`group relative h-full ${picture ? `grid content-start gap-x-6 gap-y-3 border-ink border-t-2 pt-4 ${card}` : 'flex flex-col justify-center bg-ink p-6 text-white'}`}
    >
      <div>
        <CategoryBadge category={article.category} onDark={!picture} />
        <Heading
          className={`mt-2 font-display uppercase ${picture ? `group-hover:text-blue-deep ${title}` : 'text-3xl group-hover:text-blue-light'}`}
        >
          <TitleLink {...article} />
        </Heading>
      </div>
      <div className={picture ? words : 'mt-3'}>
        <p className={`max-w-prose text-pretty ${clip ?? ''}`}>{article.text}</p>
        <Byline {...article} className={`mt-3 ${picture ? 'text-muted' : 'text-muted-light'}`} />
        <p className="mt-3">
          <ReadMore {...article} className="text-sm" onDark={!picture} />
        </p>
      </div>
      {picture && (
        <div className={place}>
          <Picture picture={picture} alt="" sizes={sizes} className={crop} />
        </div>
      )}
    </article>
  );
}
