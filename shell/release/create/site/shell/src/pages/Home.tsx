import { Fragment } from '@ringside/shared/section';
import { Container, PageHeader, SectionHeading } from '@ringside/shared/ui';

/** `/`: what the site is, and what its first section offers. */
export function Home({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Container className="py-12 md:py-16">
        <section aria-labelledby="new-section">
          <SectionHeading id="new-section">New Section</SectionHeading>
          <Fragment tag="ringside-new-section-list" />
        </section>
      </Container>
    </>
  );
}
