import { Container, PageHeader, Picture, Section } from '@ringside/shared/ui';
import { PlanTabs } from '../components/PlanTabs.tsx';
import type { loadFitnessPage } from '../load/loadPages.ts';

/** Below the plans, three drills lead on. */
export function FitnessPage({
  title,
  lead,
  plans,
  drills,
  wayOn,
}: ReturnType<typeof loadFitnessPage>['data']) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Container className="pt-8 pb-16 md:pt-12">
        <PlanTabs plans={plans} />
        <Section {...wayOn} className="print:hidden">
          <ul className="grid gap-8 md:grid-cols-3">
            {drills.map(({ href, name, duration, difficulty, picture }) => (
              <li key={href}>
                <a href={href} className="font-bold text-xl">
                  <Picture
                    picture={picture}
                    alt=""
                    sizes="(width >= 80rem) 24rem, (width >= 48rem) 50vw, 80vw"
                    className="mb-4 aspect-poster"
                  />
                  <span className="block text-balance">{name}</span>
                </a>
                <p className="mt-1 text-muted text-sm">{`${duration}, ${difficulty}`}</p>
              </li>
            ))}
          </ul>
        </Section>
      </Container>
    </>
  );
}
