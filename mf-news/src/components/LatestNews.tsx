import { Picture, StretchedLink } from '@ringside/shared/ui';
import type { PropsWithChildren } from 'react';
import type { loadLatestNews } from '../load/loadElements.ts';
import { CategoryBadge } from './StoryParts.tsx';

type Latest = ReturnType<typeof loadLatestNews>;

export function LatestNews({ summaries, trending, updates }: Latest) {
  const [lead, ...others] = summaries;

  return (
    <div className="grid gap-10 lg:grid-cols-3">
      <Block heading="The Gist" className="lg:col-span-2">
        <ul className="grid gap-6 lg:grid-cols-2">
          {lead && (
            <li className="lg:col-span-2">
              <NewsItem item={lead} size="lead" />
            </li>
          )}
          {others.map((item) => (
            <li key={item.slug} className="border-ink border-t-2 pt-4">
              <NewsItem item={item} size="large" />
            </li>
          ))}
        </ul>
      </Block>

      <div className="gist-side grid content-start gap-10 sm:grid-cols-2">
        <Block heading="Trending Now">
          <ol className="lines">
            {trending.map((item, index) => (
              <li key={item.slug}>
                <NewsItem item={item} size="line" rank={index + 1} />
              </li>
            ))}
          </ol>
        </Block>

        <Block heading="Quick Updates">
          <ul className="lines">
            {updates.map((item) => (
              <li key={item.slug}>
                <NewsItem item={item} size="line" />
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
      <h3 className="mb-4 border-ink border-b-2 pb-2 font-bold text-sm uppercase tracking-wider">
        {heading}
      </h3>
      {children}
    </section>
  );
}

/** The newest story has a large picture, the other summaries a small one beside their words. */
const SIZES = {
  lead: {
    frame: 'mb-4',
    picture: 'aspect-poster',
    sizes: '(width >= 80rem) 50rem, 80vw',
    headline: 'mt-1 font-display text-3xl uppercase',
    summary: 'max-w-prose sm:text-lg',
  },
  large: {
    frame: 'thumb',
    picture: 'aspect-square',
    sizes: '10rem',
    headline: 'mt-1 font-bold text-lg [line-height:1.2]',
    summary: 'text-sm',
  },
  /** One of a list, whose first one may have a picture. */
  line: {
    frame: 'mb-4',
    picture: 'aspect-poster',
    sizes: '(width >= 80rem) 24rem, (width >= 48rem) 50vw, 80vw',
    headline: 'font-bold text-lg [line-height:1.2]',
    summary: undefined,
  },
} as const;

function NewsItem({
  item,
  size,
  rank,
}: {
  item: Latest[keyof Latest][number];
  size: keyof typeof SIZES;
  rank?: number;
}) {
  const { headline, summary, ...shown } = SIZES[size];
  return (
    <article className="group relative">
      {'poster' in item && item.poster && (
        <div className={shown.frame}>
          <Picture picture={item.poster} alt="" sizes={shown.sizes} className={shown.picture} />
        </div>
      )}
      {rank && (
        <span aria-hidden="true" className="font-display text-2xl text-red">
          {rank}
        </span>
      )}
      {summary && <CategoryBadge category={item.category} />}
      <h4 className={headline}>
        <StretchedLink href={`/news/${item.slug}`}>{item.title}</StretchedLink>
      </h4>
      {summary && <p className={`mt-2 ${summary}`}>{item.summary}</p>}
      <p className="mt-1 text-muted text-sm">
        <time dateTime={item.published}>{(rank && item.time) || item.date}</time>
      </p>
    </article>
  );
}
