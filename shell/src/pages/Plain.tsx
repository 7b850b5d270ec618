import { ButtonLink, Container, PageHeader } from '@ringside/shared/ui';
import type { PlainPage } from '../content/schema.ts';
import { site } from '../content/site.ts';

/** Contact and Careers: a title, one line, and the address to write to. */
export function Plain({ title, text }: PlainPage) {
  return (
    <>
      <PageHeader title={title} />
      <Container className="py-16">
        <p className="max-w-prose text-xl">{text}</p>
        <ButtonLink className="mt-8" href={`mailto:${site.email}`}>
          {site.email}
        </ButtonLink>
      </Container>
    </>
  );
}
