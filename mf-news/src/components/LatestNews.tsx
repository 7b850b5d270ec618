import type { ReactNode } from 'react';
import type { NewsItemData } from '../load/cards.ts';
import { NewsItem } from './NewsItem.tsx';

export interface LatestNewsProps {
  summaries: readonly NewsItemData[];
  trending: readonly NewsItemData[];
  updates: readonly NewsItemData[];
}

/** `<ringside-latest-news>`: summaries on the left, trending and new stories beside them. */
export function LatestNews({ summaries, trending, updates }: LatestNewsProps) {
  return (
    <div className="grid gap-12 lg:grid-cols-12">
      <Block heading="The Gist" className="lg:col-span-6">
        <ul className="grid gap-8">
          {summaries.map((item) => (
            <li key={item.slug}>
              <NewsItem item={item} size="large" />
            </li>
          ))}
        </ul>
      </Block>
      <div className="grid content-between gap-12 lg:col-span-6">
        <Block heading="Trending Now">
          <ol className="grid gap-8">
            {trending.map((item, index) => (
              <li key={item.slug} className="grid grid-cols-[3.5rem_1fr]">
                <span aria-hidden="true" className="font-display text-5xl text-red">
                  {index + 1}
                </span>
                <NewsItem item={item} size="medium" />
              </li>
            ))}
          </ol>
        </Block>
        <Block heading="Quick Updates">
          <ul className="grid gap-8 sm:grid-cols-3">
            {updates.map((item) => (
              <li key={item.slug}>
                <NewsItem item={item} size="small" />
              </li>
            ))}
          </ul>
        </Block>
      </div>
    </div>
  );
}

function Block({
  heading,
  className,
  children,
}: {
  heading: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={className}>
      <h3 className="mb-6 border-ink border-b-2 pb-2 font-bold text-sm uppercase tracking-wider">
        {heading}
      </h3>
      {children}
    </section>
  );
}
