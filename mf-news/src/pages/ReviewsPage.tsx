import { Container, PageHeader } from '@ringside/shared/ui';
import { LeadStory } from '../components/LeadStory.tsx';
import { MoreStories, type Neighbours } from '../components/MoreStories.tsx';
import { StoryCard } from '../components/StoryCard.tsx';
import type { ArticleCardData } from '../load/cards.ts';

interface ReviewsPageProps extends Neighbours {
  lead: string;
  articles: readonly ArticleCardData[];
}

/** Gear reviews, newest first. */
export function ReviewsPage({ lead, articles, newer, older }: ReviewsPageProps) {
  const [first, ...others] = articles;
  return (
    <>
      <PageHeader title="Gear Reviews" lead={lead} />
      <Container className="py-10 md:py-16">
        {first && <LeadStory article={first} level="h2" priority />}
        <ul className="mt-12 grid gap-x-12 gap-y-12 md:mt-16 md:grid-cols-2">
          {others.map((article) => (
            <li key={article.slug}>
              <StoryCard article={article} level="h2" look="above" />
            </li>
          ))}
        </ul>
        <MoreStories newer={newer} older={older} />
      </Container>
    </>
  );
}
