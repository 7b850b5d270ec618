import type { ArticleCardData } from '../load/cards.ts';
import type { loadArticleList } from '../load/loadElements.ts';
import { LeadStory } from './LeadStory.tsx';
import { StoryCard } from './StoryCard.tsx';
import { StoryLine } from './StoryLine.tsx';

export function ArticleList({ variant, articles }: ReturnType<typeof loadArticleList>) {
  if (variant === 'featured') return <Featured articles={articles} />;
  if (variant === 'story') {
    const [story] = articles;
    return story ? <StoryLine article={story} /> : null;
  }
  const first = articles.length % 3 > 0 ? 'wide' : 'row';
  return (
    <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map((article, index) => (
        // The newest story fills the gap that the last row would have.
        <li
          key={article.slug}
          className="@container sm:max-lg:first:nth-last-[2n+1]:col-span-2 lg:first:nth-last-[3n+1]:col-span-3 lg:first:nth-last-[3n+2]:col-span-2"
        >
          <StoryCard
            article={article}
            level="h3"
            variant={index === 0 ? first : 'usual'}
            lines="line-clamp-3"
          />
        </li>
      ))}
    </ul>
  );
}

function Featured({ articles }: { articles: readonly ArticleCardData[] }) {
  const [lead, ...followers] = articles;
  return (
    <div className="grid gap-4 md:gap-10 lg:grid-cols-3 lg:gap-12">
      <div className="lg:col-span-2">{lead && <LeadStory article={lead} text="below" />}</div>
      <ul className="grid content-start gap-4 sm:grid-cols-2 md:gap-10 lg:grid-cols-1">
        {followers.map((article) => (
          <li key={article.slug}>
            <StoryCard article={{ ...article, text: '', readTime: '' }} level="h3" />
          </li>
        ))}
      </ul>
    </div>
  );
}
