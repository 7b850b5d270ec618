import { StretchedLink } from '@ringside/shared/ui';
import type { PropsWithChildren } from 'react';
import type { Headline } from '../content/schema.ts';
import type { newsContent } from '../load/newsContent.ts';
import { CategoryBadge } from './StoryParts.tsx';

export function LatestNews({ summaries, trending, updates }: typeof newsContent.latest) {
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
                <span aria-hidden="true" className="font-display text-4xl text-red">
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
}: PropsWithChildren<{ heading: string; className?: string }>) {
  return (
    <section className={className}>
      <h3 className="mb-6 border-ink border-b-2 pb-2 font-bold text-sm uppercase tracking-wider">
        {heading}
      </h3>
      {children}
    </section>
  );
}

const HEADLINE = {
  large: 'mt-1 font-display text-2xl uppercase',
  medium: 'font-display text-2xl uppercase',
  small: 'font-semibold text-lg [line-height:1.1]',
} as const;

function NewsItem({ item, size }: { item: Headline; size: keyof typeof HEADLINE }) {
  return (
    <article className="group relative">
      {size === 'large' && <CategoryBadge category={item.category} />}
      <h4 className={`text-balance ${HEADLINE[size]}`}>
        <StretchedLink href={`/news/${item.slug}`}>{item.title}</StretchedLink>
      </h4>
      {size === 'large' && <p className="mt-2 max-w-prose text-pretty">{item.summary}</p>}
      <p className="mt-2 text-muted text-sm">
        <time dateTime={item.published}>{item.time ?? item.date}</time>
      </p>
    </article>
  );
}
