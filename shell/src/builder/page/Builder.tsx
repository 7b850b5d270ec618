import type { Catalogue } from '@ringside/shared/contract';
import { Container, PageHeader } from '@ringside/shared/ui';
import type { Builder as BuilderContent } from '../../content/schema.ts';
import { Gallery } from '../gallery/Gallery.tsx';
import { BuilderForm } from './BuilderForm.tsx';

export type BuilderData = BuilderContent & { catalogue: Catalogue };

/** `/embed`: a gallery of all elements, and a builder. Without script both are a list with a link to the page of each element. */
export function Builder({ title, lead, gallery, catalogue }: BuilderData) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Container className="flex flex-col gap-16 py-10 md:py-12">
        <Gallery catalogue={catalogue} words={gallery} />
        {catalogue.elements.length > 0 && <BuilderForm catalogue={catalogue} />}
      </Container>
    </>
  );
}
