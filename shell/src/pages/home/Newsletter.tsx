import { Fragment } from '@ringside/shared/section';
import { Container } from '@ringside/shared/ui';
import type { Home } from '../../content/schema.ts';

export function Newsletter({ heading, pitch, audience, note }: Home['newsletter']) {
  return (
    <section id="newsletter" aria-labelledby="newsletter-heading" className="bg-blue-deep text-white">
      <Container className="grid gap-8 py-16 md:grid-cols-2 md:items-center md:py-20">
        <div>
          <h2 id="newsletter-heading" className="font-display text-4xl uppercase">
            {heading}
          </h2>
          <p className="mt-4 max-w-prose text-lg">{pitch}</p>
          <p className="mt-2 font-semibold">{audience}</p>
        </div>
        <div>
          <Fragment tag="ringside-newsletter" />
          <p className="mt-3 text-sm">{note}</p>
        </div>
      </Container>
    </section>
  );
}
