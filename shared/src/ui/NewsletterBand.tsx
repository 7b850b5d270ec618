import { Fragment } from '../section/prerendered/Fragment.tsx';
import { Container } from './Container.tsx';

interface NewsletterBandProps {
  heading: string;
  pitch: string;
  audience?: string;
  note: string;
}

/**
 * The sign-up as a band. It is no landmark: on a partner's page two elements may each have one, and
 * landmarks of one kind need different names.
 */
export function NewsletterBand({ heading, pitch, audience, note }: NewsletterBandProps) {
  return (
    <div
      id="newsletter"
      className="bg-blue-deep text-white print:hidden [--ringside-urgent:var(--color-white)]"
    >
      <Container className="grid items-center gap-10 py-16 md:grid-cols-2">
        <div>
          <h2 className="font-display text-4xl uppercase">{heading}</h2>
          <p className="mt-4 max-w-prose text-lg">{pitch}</p>
          {audience && <p className="mt-2 font-semibold">{audience}</p>}
        </div>
        <div>
          <Fragment tag="ringside-newsletter" />
          <p className="mt-3 text-sm">{note}</p>
        </div>
      </Container>
    </div>
  );
}
