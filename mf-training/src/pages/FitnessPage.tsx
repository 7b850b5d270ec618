import { Container, PageHeader } from '@ringside/shared/ui';
import type { ShownPlan } from '../components/Plan.tsx';
import { PlanTabs } from '../components/PlanTabs.tsx';

interface FitnessPageProps {
  title: string;
  lead: string;
  plans: readonly ShownPlan[];
}

/** `/fitness`: the diet and training plans, one tab each. */
export function FitnessPage({ title, lead, plans }: FitnessPageProps) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Container className="py-8 md:py-12">
        <PlanTabs plans={plans} />
      </Container>
    </>
  );
}
