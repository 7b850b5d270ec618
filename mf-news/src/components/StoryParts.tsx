import { Kicker, StretchedLink } from '@ringside/shared/ui';
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

/** Shows the strongest objection of a review. Scores are so alike that they do not tell reviews apart. */
export const Against = ({ facts }: Pick<ArticleCardData, 'facts'>) =>
  facts && (
    <p className="against">
      <span>Against:</span> {facts.against}
    </p>
  );

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

/** A headline whose link covers the card, for pointers and the keyboard. */
export function TitleLink({ slug, title }: { slug: string; title: string }) {
  return (
    <StretchedLink href={`/news/${slug}`} className="group-hover:no-underline">
      {title}
    </StretchedLink>
  );
}

type Story = Pick<ArticleCardData, 'slug' | 'title'>;

/**
 * A Read More that names its story for screen reader users who meet it alone. It leads where the
 * headline leads, so it is not seen: the same sign at every card would only repeat what the headline
 * and the picture say.
 */
export const ReadMore = ({ slug, title }: Story) => (
  <a href={`/news/${slug}`} tabIndex={-1} className="sr-only">
    {`Read More about ${title}`}
  </a>
);

/** Of the first story on a page the words are seen. */
export const LeadReadMore = ({ slug, title }: Story) => (
  <a
    href={`/news/${slug}`}
    tabIndex={-1}
    className="relative mt-3 inline-flex min-h-6 items-center font-semibold text-blue-deep underline decoration-2 underline-offset-4 hover:text-ink"
  >
    Read More<span className="sr-only">{` about ${title}`}</span>
  </a>
);
