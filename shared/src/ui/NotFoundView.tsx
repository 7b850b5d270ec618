import type { PictureData } from '../contract/index.ts';
import { ButtonLink } from './Button.tsx';
import { Container } from './Container.tsx';
import { Picture } from './Picture.tsx';

interface NotFoundViewProps {
  text: string;
  action: { label: string; href: string };
  picture?: PictureData;
}

/** The view for a URL without content: 404, the reason, and a link back. */
export function NotFoundView({ text, action, picture }: NotFoundViewProps) {
  return (
    <div className="relative overflow-hidden bg-ink text-white">
      {picture && (
        <div className="md:before:absolute md:before:inset-y-0 md:before:left-0 md:before:w-1/2 md:before:bg-fade md:absolute md:inset-y-0 md:right-0 md:w-2/3 [&_img]:md:h-full [&_picture]:md:contents">
          <Picture
            picture={picture}
            sizes="(width >= 48rem) 67vw, 80vw"
            priority
            className="md:aspect-auto"
          />
        </div>
      )}
      <Container className="relative flex min-h-[50vh] flex-col items-start justify-center py-12 md:min-h-[70vh]">
        <h1 className="font-display text-5xl">404</h1>
        <p className="mt-4 max-w-[18em] text-xl">{text}</p>
        <ButtonLink className="mt-8" href={action.href}>
          {action.label}
        </ButtonLink>
      </Container>
    </div>
  );
}
