import { Container, PageHeader } from '@ringside/shared/ui';
import { PlanTabs } from '../components/PlanTabs.tsx';
import type { loadFitnessPage } from '../load/loadPages.ts';

export function FitnessPage({ title, lead, plans }: ReturnType<typeof loadFitnessPage>['data']) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Container className="py-8 md:py-12">
        <PlanTabs plans={plans} />
      </Container>
    </>
  );
}
