import { Container, SectionHeading } from '@ringside/shared/ui';
import type { ArticleCardData } from '../load/cards.ts';
import { StoryCard } from './StoryCard.tsx';

/** Other articles of the same category. */
export function RelatedStories({ articles }: { articles: readonly ArticleCardData[] }) {
  return (
    <section aria-labelledby="related" className="bg-paper-sunk print:hidden">
      <Container className="py-12 md:py-16">
        <SectionHeading id="related" action={{ label: 'All news', href: '/news' }}>
          Related Stories
        </SectionHeading>
        <ul className="grid gap-x-12 gap-y-10 md:grid-cols-2">
          {articles.map((article) => (
            <li key={article.slug}>
              <StoryCard article={article} level="h3" look="small" lines={2} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
