import type { PictureData } from '@ringside/shared/contract';
import { Fragment } from '@ringside/shared/section';
import { Container, NewsletterBand, Section } from '@ringside/shared/ui';
import type { Home as HomeContent } from '../content/schema.ts';
import { Hero } from './Hero.tsx';

const PARTS = 'flex flex-col gap-5 py-4 md:gap-20 md:py-16';

export function Home({ hero, picture, ...home }: HomeContent & { picture: PictureData }) {
  return (
    <>
      <Hero {...hero} picture={picture} />
      <Container className={PARTS}>
        <Section
          id="featured-stories"
          {...home.featured}
          action={{ label: 'Read More', to: 'in News', href: '/news' }}
        >
          <Fragment tag="ringside-article-list" list="featured" />
        </Section>
        <Section id="top-rated-gear-guides" {...home.guides}>
          <Fragment tag="ringside-gear-guides" />
        </Section>
        <Section id="training-highlights" {...home.training}>
          <Fragment tag="ringside-workouts" limit="3" />
        </Section>
      </Container>
      <div className="bg-paper-sunk">
        <Container className={PARTS}>
          <Section id="fitness-and-nutrition" {...home.fitness}>
            <Fragment tag="ringside-plans" limit="3" />
          </Section>
        </Container>
      </div>
      <Container className={PARTS}>
        <Section id="recommended-gear" {...home.gear}>
          <Fragment tag="ringside-recommended-gear" />
        </Section>
        <Section id="latest-news" {...home.latest}>
          <Fragment tag="ringside-latest-news" />
        </Section>
      </Container>
      <NewsletterBand {...home.newsletter} />
    </>
  );
}
