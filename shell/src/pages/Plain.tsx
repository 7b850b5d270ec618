import type { PictureData } from '@ringside/shared/contract';
import { ButtonLink, Container, Picture } from '@ringside/shared/ui';
import type { PlainPage } from '../content/schema.ts';
import { site } from '../content/site.ts';

/**
 * Contact and Careers: a title, one line, and an email address beside a poster. Phones do not load the poster: it
 * would be as large as the rest of the page.
 */
export function Plain({ title, text, picture }: PlainPage & { picture: PictureData }) {
  return (
    <div className="relative overflow-hidden border-blue border-b-8 bg-ink text-white">
      <div className="max-md:hidden absolute inset-y-0 right-0 aspect-poster before:absolute before:inset-y-0 before:left-0 before:w-1/2 before:bg-fade">
        <Picture picture={picture} sizes="(width >= 48rem) 67vw, 1px" className="h-full" />
      </div>
      <Container className="relative flex min-h-[26rem] flex-col items-start justify-center py-16 md:min-h-[min(65svh,40rem)]">
        <h1 className="font-display text-5xl uppercase">{title}</h1>
        <p className="mt-5 max-w-[22em] text-pretty text-xl">{text}</p>
        <ButtonLink className="mt-8" href={`mailto:${site.email}`}>
          {site.email}
        </ButtonLink>
      </Container>
    </div>
  );
}
