import { ARROW, Icon, Kicker, StretchedLink } from '@ringside/shared/ui';
import type { PropsWithChildren } from 'react';
import type { ArticleCardData } from '../load/cards.ts';

/** A review among others says what is reviewed instead. */
export function CategoryBadge({
  category,
  facts,
  onDark = false,
}: Pick<ArticleCardData, 'category' | 'facts'> & { onDark?: boolean }) {
  const [urgent, usual] = onDark
    ? ['text-red-light', 'text-blue-light']
    : ['text-red', 'text-blue-deep'];
  return (
    <Kicker className={category === 'Breaking News' ? urgent : usual}>
      {facts?.kind ?? category}
    </Kicker>
  );
}

/** What readers compare reviews by. */
export const Facts = ({ facts }: Pick<ArticleCardData, 'facts'>) =>
  facts && (
    <dl className="compared">
      {[
        ['Best for', facts.bestFor],
        ['Weight', facts.weight],
        ['Tested', facts.tested],
      ].map(([term, words]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );

type BylineProps = ArticleCardData & PropsWithChildren<{ className: string; writer?: string }>;

/** The spaces separate the words where no stylesheet does. */
export function Byline({
  author,
  date,
  published,
  readTime,
  className,
  writer,
  children,
}: BylineProps) {
  return (
    <p className={`flex flex-wrap gap-x-3 text-sm ${className}`}>
      <span className="font-semibold">
        {writer ? (
          <a href={writer} className="underline decoration-1 underline-offset-4">
            {author}
          </a>
        ) : (
          author
        )}
      </span>{' '}
      <time dateTime={published}>{date}</time> {readTime && <span>{readTime}</span>} {children}
    </p>
  );
}

/** A headline whose link covers the card. The keyboard stops at its Read More instead. */
export function TitleLink({ slug, title }: { slug: string; title: string }) {
  return (
    <StretchedLink href={`/news/${slug}`} tabIndex={-1} className="group-hover:no-underline">
      {title}
    </StretchedLink>
  );
}

type ReadMoreProps = Pick<ArticleCardData, 'slug' | 'title'> & { onDark?: boolean };

/**
 * A Read More that names its story for screen reader users who meet it alone. The words would repeat
 * with every card, so only an arrow is seen.
 */
export function ReadMore({ slug, title, onDark = false }: ReadMoreProps) {
  return (
    <a
      href={`/news/${slug}`}
      className={`relative inline-flex min-h-6 items-center ${onDark ? 'text-blue-light' : 'text-blue-deep'}`}
    >
      <span className="sr-only">{`Read More about ${title}`}</span>
      <Icon icon={ARROW} />
    </a>
  );
}
