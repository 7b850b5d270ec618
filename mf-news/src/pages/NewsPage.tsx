import { Container, PageHeader } from '@ringside/shared/ui';
import { LeadStory } from '../components/LeadStory.tsx';
import { MoreStories, type Neighbours } from '../components/MoreStories.tsx';
import { StoryCard } from '../components/StoryCard.tsx';
import type { ArticleCardData } from '../load/cards.ts';
import { takesTwoPlaces } from '../rules/takesTwoPlaces.ts';

interface NewsPageProps extends Neighbours {
  lead: string;
  articles: readonly ArticleCardData[];
}

/** All stories, newest first: one large, the others in rows of three. */
export function NewsPage({ lead, articles, newer, older }: NewsPageProps) {
  const [first, ...others] = articles;
  return (
    <>
      <PageHeader title="News" lead={lead} />
      <Container className="py-10 md:py-16">
        {first && <LeadStory article={first} level="h2" priority />}
        <ul className="mt-12 grid gap-x-8 gap-y-12 md:mt-16 lg:grid-cols-3">
          {others.map((article, index) => {
            const wide = takesTwoPlaces(index, others.length);
            return (
              <li key={article.slug} className={wide ? 'lg:col-span-2' : undefined}>
                <StoryCard article={article} level="h2" look={wide ? 'beside' : 'above'} />
              </li>
            );
          })}
        </ul>
        <MoreStories newer={newer} older={older} />
      </Container>
    </>
  );
}
