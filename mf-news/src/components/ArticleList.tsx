import type { ArticleCardData } from '../load/cards.ts';
import { Featured } from './Featured.tsx';
import { StoryCard } from './StoryCard.tsx';

export interface ArticleListProps {
  /**
   * `featured`: a large story and smaller ones. `cards`: rows of three, with a larger first story where that fills the
   * rows.
   */
  look: 'featured' | 'cards';
  articles: readonly ArticleCardData[];
}

/** `<ringside-article-list>` */
export function ArticleList({ look, articles }: ArticleListProps) {
  if (look === 'featured') return <Featured articles={articles} />;
  return (
    <ul className="grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
      {articles.map((article, index) => (
        // If the last row would have a gap, the newest story takes two places.
        <li
          key={article.slug}
          className="md:max-lg:first:nth-last-odd:col-span-2 lg:first:nth-last-[3n+2]:col-span-2"
        >
          <StoryCard
            article={article}
            level="h3"
            look={index === 0 && articles.length % 3 === 2 ? 'beside' : 'above'}
            lines={3}
          />
        </li>
      ))}
    </ul>
  );
}
