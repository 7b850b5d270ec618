import type { PictureData } from '@ringside/shared/contract';
import { Fragment } from '@ringside/shared/section';
import { Container, NewsletterBand, SectionHeading } from '@ringside/shared/ui';
import type { ComponentProps } from 'react';
import type { Home as HomeContent } from '../content/schema.ts';
import { Hero } from './Hero.tsx';

const PARTS = 'flex flex-col gap-20 py-16 md:gap-28 md:py-24 print:block print:py-0 print:*:pt-8';

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
      <NewsletterBand {...home.newsletter} />
    </>
  );
}

type PartProps = ComponentProps<typeof SectionHeading> & { heading: string };

function HomePart({ heading, children, ...props }: PartProps) {
  const id = heading.toLowerCase().replaceAll(' ', '-');
  return (
    <section aria-labelledby={id}>
      <SectionHeading {...props} id={id}>
        {heading}
      </SectionHeading>
      {children}
    </section>
  );
}
