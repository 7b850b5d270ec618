import { Container, PageHeader, Picture, Section, StretchedLink } from '@ringside/shared/ui';
import { PlanTabs } from '../components/PlanTabs.tsx';
import type { loadFitnessPage } from '../load/loadPages.ts';

/** Below the plans, three drills lead on. */
export function FitnessPage({
  title,
  lead,
  band,
  plans,
  drills,
  wayOn,
}: ReturnType<typeof loadFitnessPage>['data']) {
  return (
    <>
      <PageHeader title={title} lead={lead} picture={band} />
      <Container className="pt-6 pb-16 md:pt-12">
        <PlanTabs plans={plans} />

        <Section {...wayOn} className="print:hidden">
          <ul className="grid gap-8 md:grid-cols-3">
            {drills.map(({ href, name, duration, difficulty, picture }) => (
              <li
                key={href}
                className="group relative grid grid-cols-[47%_1fr] items-start gap-4 md:block"
              >
                <Picture
                  picture={picture}
                  alt=""
                  sizes="(width >= 80rem) 24rem, (width >= 48rem) 50vw, 45vw"
                  className="aspect-poster"
                />

                <div className="md:mt-4">
                  <p className="text-balance font-display text-2xl uppercase">
                    <StretchedLink href={href}>{name}</StretchedLink>
                  </p>
                  <p className="mt-1 text-muted text-sm">{`${duration}, ${difficulty}`}</p>
                </div>
              </li>
            ))}
          </ul>
        </Section>
      </Container>
    </>
  );
}
