import { Fragment } from '@ringside/shared/section';
import { Container, PageHeader, Section } from '@ringside/shared/ui';
import { Workouts } from '../components/Workouts.tsx';
import type { loadTrainingPage } from '../load/loadPages.ts';

export function TrainingPage({
  title,
  lead,
  band,
  workouts,
}: ReturnType<typeof loadTrainingPage>['data']) {
  return (
    <>
      <PageHeader title={title} lead={lead} picture={band} />
      <Container className="flex flex-col gap-20 pt-8 pb-12 md:pt-12 md:pb-16">
        <Section id="workouts" heading="Workouts & Drills">
          <div className="led">
            <Workouts workouts={workouts} />
          </div>
        </Section>
        <Section id="training-articles" heading="Training Articles">
          <Fragment tag="ringside-article-list" category="Training" fixed />
        </Section>
      </Container>
    </>
  );
}
