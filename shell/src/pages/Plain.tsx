import type { PictureData } from '@ringside/shared/contract';
import { Billboard, ButtonLink } from '@ringside/shared/ui';
import type { PlainPage } from '../content/schema.ts';
import { site } from '../content/site.ts';

/**
 * Contact and Careers: a title, one line, and an email address beside a poster. Phones do not load the poster: it
 * would be as large as the rest of the page.
 */
export function Plain({ title, text, picture }: PlainPage & { picture: PictureData }) {
  return (
    <Billboard picture={picture}>
      <h1 className="font-display text-5xl uppercase">{title}</h1>
      <p className="mt-5 max-w-[22em] text-pretty text-xl">{text}</p>
      <ButtonLink className="mt-8" href={`mailto:${site.email}`}>
        {site.email}
      </ButtonLink>
    </Billboard>
  );
}
