import type { Catalogue } from '@ringside/shared/contract';
import { Container, PageHeader, SectionHeading } from '@ringside/shared/ui';
import type { Builder as BuilderContent } from '../../content/schema.ts';
import { BuilderForm } from './BuilderForm.tsx';
import { Reference } from './Reference.tsx';

export type BuilderData = BuilderContent & { catalogue: Catalogue };

/** `/embed`: a builder, which needs script, and a list of all elements, which does not. */
export function Builder({ title, lead, all, catalogue }: BuilderData) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Container className="flex flex-col gap-16 py-10 md:py-12">
        {catalogue.elements.length > 0 && <BuilderForm catalogue={catalogue} />}
        <section>
          <SectionHeading lead={all.lead}>{all.heading}</SectionHeading>
          <div className="flex flex-col gap-10">
            {catalogue.elements.map((element) => (
              <Reference key={element.tag} catalogue={catalogue} element={element} />
            ))}
          </div>
        </section>
      </Container>
    </>
  );
}
