import { Picture } from '@ringside/shared/ui';
import type { ArticleCardData } from '../load/cards.ts';
import { LeadStory } from './LeadStory.tsx';
import { Byline } from './story/Byline.tsx';
import { CategoryBadge } from './story/CategoryBadge.tsx';
import { ReadMore } from './story/ReadMore.tsx';
import { TitleLink } from './story/TitleLink.tsx';

/** The home page's featured stories: the first one large, the others beside it. */
export function Featured({ articles }: { articles: readonly ArticleCardData[] }) {
  const [lead, ...followers] = articles;
  return (
    <div className="grid gap-10 lg:grid-cols-3 lg:gap-12">
      <div className="lg:col-span-2">{lead && <LeadStory article={lead} text="below" />}</div>
      <ul className="grid content-between gap-10 sm:grid-cols-2 lg:grid-cols-1">
        {followers.map((article) => (
          <li key={article.slug}>
            <Follower {...article} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Follower({ picture, ...article }: ArticleCardData) {
  return (
    <article className="group relative">
      {picture && (
        <Picture picture={picture} alt="" sizes="(width >= 64rem) 24rem, (width >= 40rem) 50vw, 80vw" />
      )}
      <div className="mt-4">
        <CategoryBadge category={article.category} />
        <h3 className="mt-2 font-display text-2xl uppercase group-hover:text-blue-deep">
          <TitleLink {...article} />
        </h3>
        <Byline {...article} className="mt-3 text-muted" />
        <p className="mt-3">
          <ReadMore {...article} className="text-sm" />
        </p>
      </div>
    </article>
  );
}
