import { Fragment } from '@ringside/shared/section';
import { ButtonLink, Container, Icon, PageHeader, Section } from '@ringside/shared/ui';
import { ArrowLeft, ArrowRight } from 'lucide';
import { LeadStory } from '../components/LeadStory.tsx';
import { StoryCard } from '../components/StoryCard.tsx';
import type { storyPage } from '../load/storyLists.ts';
import { isBesideWide, isRowOnTablet, placesOf } from '../rules/placesOf.ts';

const PLACES = { 1: '', 2: 'lg:col-span-2', 3: 'lg:col-span-3' } as const;

export function StoriesPage({
  title,
  lead,
  articles,
  newer,
  older,
  guides,
}: ReturnType<typeof storyPage>['data']) {
  const [first, ...others] = articles;
  const isPair = others.length === 2;

  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Container className="py-10 md:py-16">
        {first && <LeadStory article={first} text="beside" />}

        <ul
          className={`mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 md:mt-16 ${isPair ? '' : 'lg:grid-cols-3'}`}
        >
          {others.map((article, index) => {
            const places = isPair ? 1 : placesOf(index, others.length);
            const isRow = isRowOnTablet(index, others.length);
            const isBeside = isBesideWide(index, others.length);
            const narrow = isPair ? 'half' : isBeside ? 'beside' : isRow ? 'row' : 'usual';

            return (
              <li
                key={article.slug}
                className={`@container ${isRow ? 'sm:max-lg:col-span-2' : ''} ${PLACES[places]}`}
              >
                <StoryCard article={article} level="h2" variant={places > 1 ? 'wide' : narrow} />
              </li>
            );
          })}
        </ul>

        {(newer || older) && (
          <nav aria-label="More stories" className="mt-12 flex flex-wrap gap-4 print:hidden">
            {newer && (
              <ButtonLink href={newer} variant="secondary">
                <Icon icon={ArrowLeft} className="size-5" />
                Newer stories
              </ButtonLink>
            )}
            {older && (
              <ButtonLink href={older} variant="secondary">
                Older stories
                <Icon icon={ArrowRight} className="size-5" />
              </ButtonLink>
            )}
          </nav>
        )}

        {guides && (
          <Section {...guides} id="guides" className="mt-20 print:hidden">
            <Fragment tag="ringside-gear-guides" />
          </Section>
        )}
      </Container>
    </>
  );
}
