import { Fragment } from '@ringside/shared/section';
import { ButtonLink, Container, Icon, PageHeader, Section } from '@ringside/shared/ui';
import { ArrowLeft, ArrowRight } from 'lucide';
import { LeadStory } from '../components/LeadStory.tsx';
import { PanelStory } from '../components/PanelStory.tsx';
import { SignUp } from '../components/SignUp.tsx';
import { StoryCard, type Variant } from '../components/StoryCard.tsx';
import type { storyPage } from '../load/storyLists.ts';
import { type Place, rhythmOf } from '../rules/rhythm.ts';

/** Of two columns in a narrow window, and of six on a tablet or in a wide window. */
const COLUMNS: Record<Place, string> = {
  half: 'md:col-span-3',
  words: 'text sm:col-span-2',
  alone: 'sm:col-span-2 md:col-span-6',
  third: 'md:col-span-2',
  tall: 'sm:col-span-2 md:col-span-6 lg:col-span-3 lg:row-span-2',
  side: 'md:col-span-3',
};

const VARIANTS: Record<Exclude<Place, 'alone'>, Variant> = {
  half: 'half',
  words: 'words',
  third: 'usual',
  tall: 'tall',
  side: 'row',
};

export function StoriesPage({
  title,
  lead,
  band,
  articles,
  newer,
  older,
  guides,
}: ReturnType<typeof storyPage>['data']) {
  const [first, ...others] = articles;
  const places = rhythmOf(others.length);

  return (
    <>
      <PageHeader title={title} lead={lead} picture={band} />
      <Container className="pt-6 pb-10 md:pt-12 md:pb-16">
        {first && <LeadStory article={first} text="beside" />}

        <ul className="stories mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 md:mt-16 md:grid-cols-6">
          {others.map((article, index) => {
            const place = places[index] ?? 'third';
            // Of two columns, the third of three pictures has a row for itself.
            const isRow = place === 'third' && places[index - 2] === 'third';

            return (
              <li
                key={article.slug}
                className={`@container ${COLUMNS[place]} ${isRow ? 'sm:col-span-2' : ''}`}
              >
                {place === 'alone' ? (
                  <PanelStory article={article} />
                ) : (
                  <StoryCard
                    article={article}
                    level="h2"
                    variant={isRow ? 'row' : article.facts ? 'tall' : VARIANTS[place]}
                  />
                )}
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
          <Section {...guides} id="guides" className="bleeding mt-20 print:hidden">
            <Fragment tag="ringside-gear-guides" />
          </Section>
        )}
      </Container>
      <SignUp />
    </>
  );
}
