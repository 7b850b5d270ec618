import type { PictureData } from '@ringside/shared/contract';
import { Fragment } from '@ringside/shared/section';
import { Container, NewsletterBand, Section } from '@ringside/shared/ui';
import type { Home as HomeContent } from '../content/schema.ts';
import { Hero } from './Hero.tsx';

export function Home({ hero, picture, ...home }: HomeContent & { picture: PictureData }) {
  return (
    <>
      <Hero {...hero} picture={picture} />

      <Container className="parts">
        <Section
          id="featured-stories"
          {...home.featured}
          action={{ label: 'Read More', to: 'in News', href: '/news' }}
        >
          <Fragment tag="ringside-article-list" list="featured" />
        </Section>
      </Container>

      <div className="night bg-ink">
        <Container className="parts">
          <Section id="top-rated-gear-guides" {...home.guides} className="posters">
            <Fragment tag="ringside-gear-guides" />
          </Section>
        </Container>
      </div>

      <Container className="parts">
        <Section id="training-highlights" {...home.training} className="stage">
          <Fragment tag="ringside-workouts" limit="3" />
        </Section>
      </Container>

      <div className="bg-paper-sunk">
        <Container className="parts">
          <Section id="fitness-and-nutrition" {...home.fitness} className="spread">
            <Fragment tag="ringside-plans" limit="3" />
          </Section>
        </Container>
      </div>

      <div className="night bg-ink">
        <Container className="parts">
          <Section id="recommended-gear" {...home.gear}>
            <Fragment tag="ringside-recommended-gear" />
          </Section>
        </Container>
      </div>

      <Container className="parts">
        <Section id="latest-news" {...home.latest}>
          <Fragment tag="ringside-latest-news" />
        </Section>
      </Container>

      <NewsletterBand {...home.newsletter} />
    </>
  );
}
