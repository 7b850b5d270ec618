import { Fragment } from '@ringside/shared/section';
import { Container, PageHeader, SectionHeading } from '@ringside/shared/ui';
import { Workouts } from '../components/Workouts.tsx';
import type { loadTrainingPage } from '../load/loadPages.ts';

export function TrainingPage({ title, lead, workouts }: ReturnType<typeof loadTrainingPage>['data']) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Container className="flex flex-col gap-20 py-12 md:py-16">
        <section aria-labelledby="workouts">
          <SectionHeading id="workouts">Workouts &amp; Drills</SectionHeading>
          <Workouts workouts={workouts} />
        </section>
        <section aria-labelledby="training-articles">
          <SectionHeading id="training-articles">Training Articles</SectionHeading>
          <Fragment tag="ringside-article-list" category="Training" />
        </section>
      </Container>
    </>
  );
}
