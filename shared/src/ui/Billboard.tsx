import type { PictureData } from '../contract/index.ts';
import { ButtonLink } from './Button.tsx';
import { Container } from './Container.tsx';
import { Picture } from './Picture.tsx';

export interface BillboardProps {
  title: string;
  text: string;
  action: { label: string; href: string };
  picture?: PictureData;
  /** Whether phones show the picture, above the text. Otherwise they do not load it. */
  onPhones?: boolean;
}

/** A dark page with a few words on the left and a poster on the right. */
export function Billboard({ title, text, action, picture, onPhones = false }: BillboardProps) {
  return (
    <div className="relative border-blue border-b-8 bg-ink text-white">
      {picture && (
        <div
          className={`md:*:contents md:absolute md:inset-y-0 md:right-0 md:w-1/2 md:before:absolute md:before:inset-y-0 md:before:left-0 md:before:w-1/4 md:before:bg-fade ${onPhones ? '' : 'max-md:hidden'}`}
        >
          <Picture
            picture={picture}
            sizes={`(width >= 48rem) 65vw, ${onPhones ? '80vw' : '1px'}`}
            priority={onPhones}
            className="md:h-full"
          />
        </div>
      )}
      <Container className="flex min-h-[50vh] flex-col justify-center py-12 md:min-h-[min(65svh,40rem)]">
        <div className="md:w-1/2 md:pr-8">
          <h1 className="font-display text-5xl uppercase">{title}</h1>
          <p className="mt-5 max-w-[22em] text-pretty text-xl">{text}</p>
          <ButtonLink className="mt-8" href={action.href}>
            {action.label}
          </ButtonLink>
        </div>
      </Container>
    </div>
  );
}
