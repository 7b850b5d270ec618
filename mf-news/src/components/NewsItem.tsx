import { StretchedLink } from '@ringside/shared/ui';
import type { ReactNode } from 'react';
import type { NewsItemData } from '../load/cards.ts';

const HEADLINE = {
  large: 'mt-1 font-display text-2xl uppercase',
  medium: 'font-display text-2xl uppercase',
  small: 'font-semibold text-lg [line-height:1.1]',
} as const;

interface NewsItemProps {
  item: NewsItemData;
  /** `large` and `medium` use the display font. */
  size?: keyof typeof HEADLINE;
  above?: ReactNode;
}

/** One of the latest stories. Its headline is the link. */
export function NewsItem({ item, size = 'small', above }: NewsItemProps) {
  return (
    <article className="group relative">
      {above}
      <h4 className={`text-balance ${HEADLINE[size]}`}>
        <StretchedLink href={`/news/${item.slug}`}>{item.title}</StretchedLink>
      </h4>
      {item.summary && <p className="mt-2 max-w-prose text-pretty">{item.summary}</p>}
      <p className="mt-2 text-muted text-sm">
        <time dateTime={item.published}>{item.time ?? item.date}</time>
      </p>
    </article>
  );
}
