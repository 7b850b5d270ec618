import { StretchedLink } from '@ringside/shared/ui';
import type { NewsItemData } from '../load/cards.ts';
import { CategoryBadge } from './story/CategoryBadge.tsx';

const HEADLINE = {
  large: 'mt-1 font-display text-2xl uppercase',
  medium: 'font-display text-2xl uppercase',
  small: 'font-semibold text-lg [line-height:1.1]',
} as const;

interface NewsItemProps {
  item: NewsItemData;
  /** `large` also shows the category and the summary. */
  size: keyof typeof HEADLINE;
}

/** One of the latest stories. Its headline is the link. */
export function NewsItem({ item, size }: NewsItemProps) {
  return (
    <article className="group relative">
      {size === 'large' && <CategoryBadge category={item.category} />}
      <h4 className={`text-balance ${HEADLINE[size]}`}>
        <StretchedLink href={`/news/${item.slug}`}>{item.title}</StretchedLink>
      </h4>
      {size === 'large' && <p className="mt-2 max-w-prose text-pretty">{item.summary}</p>}
      <p className="mt-2 text-muted text-sm">
        <time dateTime={item.published}>{item.when}</time>
      </p>
    </article>
  );
}
