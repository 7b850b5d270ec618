import type { ArticleCardData } from '../load/cards.ts';
import type { loadArticleList } from '../load/loadElements.ts';
import { LeadStory } from './LeadStory.tsx';
import { StoryCard, type Variant } from './StoryCard.tsx';
import { StoryLine } from './StoryLine.tsx';

/** How the first two stories look when the last row of three would have 0, 1 or 2. */
const FIRST: readonly (readonly Variant[])[] = [['row'], ['wide'], ['lead', 'half']];

export function ArticleList({ variant, articles }: ReturnType<typeof loadArticleList>) {
  if (variant === 'featured') return <Featured articles={articles} />;
  if (variant === 'story') {
    const [story] = articles;
    return story ? <StoryLine article={story} /> : null;
  }

  // The first story fills the gap that the last row would have.
  const variants = FIRST[articles.length % 3] ?? [];
  return (
    <ul className="cards grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-6">
      {articles.map((article, index) => (
        <li key={article.slug} className="@container">
          <StoryCard
            article={article}
            level="h3"
            variant={variants[index] ?? 'usual'}
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
    <div className="grid gap-4 md:gap-10 lg:grid-cols-3">
      <div className="lg:col-span-2">{lead && <LeadStory article={lead} text="below" />}</div>
      <ul className="followers grid gap-4 sm:grid-cols-2 md:gap-10">
        {followers.map((article) => (
          <li key={article.slug}>
            <StoryCard article={{ ...article, text: '', readTime: '' }} level="h3" />
          </li>
        ))}
      </ul>
    </div>
  );
}
