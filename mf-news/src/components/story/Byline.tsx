import type { ReactNode } from 'react';
import type { ArticleCardData } from '../../load/cards.ts';

type BylineProps = Pick<ArticleCardData, 'author' | 'date' | 'published' | 'readTime'> & {
  className: string;
  children?: ReactNode;
};

/** Author, date and reading time. Children go in between. The spaces separate the words where no stylesheet does. */
export function Byline({ author, date, published, readTime, className, children }: BylineProps) {
  return (
    <p className={`flex flex-wrap gap-x-3 text-sm ${className}`}>
      <span className="font-semibold">{author}</span> <time dateTime={published}>{date}</time> {children}{' '}
      <span>{readTime}</span>
    </p>
  );
}
