import { Container, PageHeader, SectionHeading } from '@ringside/shared/ui';
import { EntryList } from '../components/EntryList.tsx';
import type { Entry } from '../content/entries.ts';

interface NewSectionPageProps {
  title: string;
  lead: string;
  entries: readonly Entry[];
}

/** `/new-section`: every entry. */
export function NewSectionPage({ title, lead, entries }: NewSectionPageProps) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Container className="py-12 md:py-16">
        <section aria-labelledby="entries">
          <SectionHeading id="entries">Three to begin with</SectionHeading>
          <EntryList entries={entries} />
        </section>
      </Container>
    </>
  );
}
