import type { PictureData } from '@ringside/shared/contract';
import { Fragment } from '@ringside/shared/section';
import { Container, SectionHeading } from '@ringside/shared/ui';
import type { ComponentProps } from 'react';
import type { Home as HomeContent } from '../content/schema.ts';
import { Hero } from './home/Hero.tsx';
import { Newsletter } from './home/Newsletter.tsx';

type Part = Pick<ComponentProps<typeof SectionHeading>, 'lead' | 'action'> & { heading: string };

/** Large gaps between the parts of the page. */
const PARTS = 'flex flex-col gap-20 py-16 md:gap-28 md:py-24';

/** The home page: its own texts, and fragments of the sections that own the content. */
export function Home({ hero, picture, ...home }: HomeContent & { picture: PictureData }) {
  return (
    <>
      <Hero {...hero} picture={picture} />
      <Container className={PARTS}>
        <HomePart {...home.featured} action={{ label: 'Read More', to: 'in News', href: '/news' }}>
          <Fragment tag="ringside-article-list" list="featured" />
        </HomePart>
        <HomePart {...home.guides}>
          <Fragment tag="ringside-gear-guides" />
        </HomePart>
        <HomePart {...home.training}>
          <Fragment tag="ringside-workouts" limit="3" />
        </HomePart>
      </Container>
      <div className="bg-paper-sunk">
        <Container className={PARTS}>
          <HomePart {...home.fitness}>
            <Fragment tag="ringside-plans" limit="3" />
          </HomePart>
        </Container>
      </div>
      <Container className={PARTS}>
        <HomePart {...home.gear}>
          <Fragment tag="ringside-recommended-gear" />
        </HomePart>
        <HomePart {...home.latest}>
          <Fragment tag="ringside-latest-news" />
        </HomePart>
      </Container>
      <Newsletter {...home.newsletter} />
    </>
  );
}

function HomePart({ heading, lead, action, children }: Part & { children: React.ReactNode }) {
  const id = heading.toLowerCase().replaceAll(' ', '-');
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} lead={lead} action={action}>
        {heading}
      </SectionHeading>
      {children}
    </section>
  );
}
