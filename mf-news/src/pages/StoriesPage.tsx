import { ButtonLink, Container, Icon, PageHeader } from '@ringside/shared/ui';
import { ArrowLeft, ArrowRight } from 'lucide';
import { LeadStory } from '../components/LeadStory.tsx';
import { StoryCard } from '../components/StoryCard.tsx';
import type { storyPage } from '../load/storyLists.ts';
import { takesTwoPlaces } from '../rules/takesTwoPlaces.ts';

type StoriesPageProps = ReturnType<typeof storyPage>['data'];

/** `/news` and `/reviews`: stories, newest first, one large and the others in rows. */
export function StoriesPage({ title, lead, hasWideStories, articles, newer, older }: StoriesPageProps) {
  const [first, ...others] = articles;
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Container className="py-10 md:py-16">
        {first && <LeadStory article={first} text="beside" />}
        <ul
          className={`mt-12 grid gap-y-12 md:mt-16 ${hasWideStories ? 'gap-x-8 lg:grid-cols-3' : 'gap-x-12 md:grid-cols-2'}`}
        >
          {others.map((article, index) => {
            const wide = hasWideStories && takesTwoPlaces(index, others.length);
            return (
              <li key={article.slug} className={wide ? 'lg:col-span-2' : undefined}>
                <StoryCard article={article} level="h2" look={wide ? 'beside' : 'above'} />
              </li>
            );
          })}
        </ul>
        {(newer || older) && (
          <nav aria-label="More stories" className="mt-12 flex flex-wrap gap-4 print:hidden">
            {newer && (
              <ButtonLink href={newer} look="secondary">
                <Icon icon={ArrowLeft} className="size-5" />
                Newer stories
              </ButtonLink>
            )}
            {older && (
              <ButtonLink href={older} look="secondary">
                Older stories
                <Icon icon={ArrowRight} className="size-5" />
              </ButtonLink>
            )}
          </nav>
        )}
      </Container>
    </>
  );
}
