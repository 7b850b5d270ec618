import type { PropsWithChildren } from 'react';
import type { PictureData } from '../contract/index.ts';
import { ButtonLink } from './Button.tsx';
import { Container } from './Container.tsx';
import { Picture } from './Picture.tsx';

export interface BillboardProps {
  title: string;
  text: string;
  action: { label: string; href: string };
  /** A link beside the button. */
  otherAction?: { label: string; href: string };
  picture?: PictureData;
  /** A poster has a very large title. */
  isPoster?: boolean;
  background?: keyof typeof BACKGROUNDS;
}

/**
 * A black page needs a line above the footer, which is black too. In a wide window its picture bleeds
 * into it: up to the edge of the window, and out of the dark beside the words.
 */
const BACKGROUNDS = {
  black: {
    page: 'bg-ink border-blue border-b-8',
    picture: 'fading relative lg:-my-12 lg:mr-[min(-2rem,var(--container-page)/2-50vw-2rem)]',
    image: 'object-[38%]',
  },
  blue: { page: 'bg-blue-deep', picture: '', image: 'object-[85%]' },
};

/**
 * Shows a black or blue page with few words and a poster. On phones and tablets the poster is above the
 * words, otherwise at their right. Children are below the button. In a wide window the title is level
 * with the picture's top, and what is last with its foot.
 */
export function Billboard({
  title,
  text,
  action,
  otherAction,
  picture,
  isPoster = false,
  background = 'black',
  children,
}: PropsWithChildren<BillboardProps>) {
  const { page, ...around } = BACKGROUNDS[background];
  return (
    <div className={`text-white ${page}`}>
      <Container className="grid gap-x-12 gap-y-8 pb-12 lg:min-h-[min(65svh,40rem)] lg:grid-cols-12 lg:py-12">
        {picture && (
          <div
            className={`max-md:-mx-4 md:max-lg:-mx-8 lg:order-last lg:col-span-7 ${around.picture}`}
          >
            <Picture
              picture={picture}
              sizes={`(width >= 80rem) 44rem, (width >= 64rem) 56vw, (width >= 40rem) 100vw, ${isPoster ? '50vw' : '80vw'}`}
              priority
              className={`aspect-poster lg:h-full ${around.image}`}
            />
          </div>
        )}

        <div className="flex flex-col justify-center lg:col-span-5">
          <h1
            className={`font-display uppercase ${isPoster ? 'text-[min(50vw,9rem+9vw)]/[0.88]' : 'text-5xl'}`}
          >
            {title}
          </h1>

          <p className="mt-5 max-w-[20em] text-balance text-xl/[1.4]">{text}</p>
          <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink variant={background === 'blue' ? 'white' : 'primary'} href={action.href}>
              {action.label}
            </ButtonLink>
            {otherAction && (
              <a href={otherAction.href} className="underline">
                {otherAction.label}
              </a>
            )}
          </p>
          {children}
        </div>
      </Container>
    </div>
  );
}
