import { Picture, Score } from '@ringside/shared/ui';
import type { ArticleCardData } from '../load/cards.ts';
import { clipToSentences, firstSentence } from '../rules/clip.ts';
import { Against, Byline, CategoryBadge, Facts, ReadMore, TitleLink } from './StoryParts.tsx';

const TITLE = 'font-bold text-lg [line-height:1.2] sm:text-xl';
const LARGE_TITLE = `${TITLE} large-title`;

const VARIANTS = {
  usual: {
    picture: '',
    sizes: '(width >= 64rem) 24rem, (width >= 40rem) 45vw, 10rem',
    title: TITLE,
  },

  /** As wide as its row, unless the row has three columns. */
  row: {
    picture: '',
    sizes: '(width >= 48rem) 24rem, (width >= 40rem) 80vw, 10rem',
    title: LARGE_TITLE,
  },

  /** The same, if it has two of the three columns. */
  alone: {
    picture: '',
    sizes: '(width >= 64rem) 31rem, (width >= 40rem) 80vw, 10rem',
    title: LARGE_TITLE,
  },

  /** The same, if two of them share the row. */
  pair: {
    picture: '',
    sizes: '(width >= 64rem) 37rem, (width >= 40rem) 80vw, 10rem',
    title: LARGE_TITLE,
  },

  /** One of two that share a row. */
  half: {
    picture: '',
    sizes: '(width >= 64rem) 37rem, (width >= 40rem) 45vw, 10rem',
    title: LARGE_TITLE,
  },

  /** The first of two that share a row. In a narrower window it has a row of its own. */
  lead: {
    picture: '',
    sizes: '(width >= 64rem) 37rem, 80vw',
    title: LARGE_TITLE,
  },

  wide: {
    picture: 'lg:aspect-2/1',
    sizes: '(width >= 64rem) 50rem, 80vw',
    title: LARGE_TITLE,
  },

  /** Half as wide as the row in a wide window, with a large picture on a phone, too. */
  tall: {
    picture: '',
    sizes: '(width >= 64rem) 37rem, 80vw',
    title: LARGE_TITLE,
  },

  /** Without its picture. */
  words: { picture: '', sizes: '', title: '' },
} as const;

export type Variant = keyof typeof VARIANTS;

/**
 * Characters that fit these lines in the narrowest column: the browser's own ellipsis may split a
 * word.
 */
const FITTING = { 'line-clamp-2': 72, 'line-clamp-3': 112 } as const;

/** Variants whose picture may stand beside its words. */
const ROWS: Partial<Record<Variant, string>> = {
  row: ' row',
  alone: ' row alone',
  pair: ' row pair',
};

interface StoryCardProps {
  article: ArticleCardData;
  /** `h3` in a fragment, below the host page's `h2`. */
  level: 'h2' | 'h3';
  variant?: Variant;
  lines?: keyof typeof FITTING;
}

/**
 * On a phone the picture is small, beside the headline, except on a wide or tall card and a lead. In a
 * fragment, the headline is larger without a picture; in the list of a page, it is smaller (`stories`
 * in styles.css).
 */
export function StoryCard({ article, level: Heading, variant = 'usual', lines }: StoryCardProps) {
  const { text } = article;
  const picture = variant === 'words' ? undefined : article.picture;
  const { sizes, title, picture: crop } = VARIANTS[variant];
  const small = ['wide', 'tall', 'lead'].includes(variant) ? '' : ' small';
  const card = picture
    ? `gap-x-6 gap-y-3${small}${(text && ROWS[variant]) ?? ''}`
    : 'words gap-y-2';

  return (
    <article
      className={`group relative grid h-full content-start border-ink border-t-2 pt-4 ${card}`}
    >
      <div>
        <CategoryBadge {...article} />
        <Heading
          className={`mt-2 group-hover:text-blue-deep ${picture ? title : 'font-display text-2xl uppercase'}`}
        >
          <TitleLink {...article} />
        </Heading>
        <Score rating={article.rating} />
      </div>

      <div>
        {text && (
          <p className={`mb-3 max-w-prose ${lines ?? ''}`}>
            {lines ? clipToSentences(text, FITTING[lines]) : <Excerpt text={text} />}
          </p>
        )}
        <Against {...article} />
        <Facts {...article} />
        <Byline {...article} className="text-muted" />
        <ReadMore {...article} />
      </div>

      {picture && (
        <div className="-order-1">
          <Picture picture={picture} alt="" sizes={sizes} className={`aspect-poster ${crop}`} />
        </div>
      )}
    </article>
  );
}

/** On a phone, only its first sentence: a text that is cut within a word looks broken. */
function Excerpt({ text }: { text: string }) {
  const first = firstSentence(text);
  return (
    <>
      {first}
      <span className="max-sm:hidden">{text.slice(first.length)}</span>
    </>
  );
}
