import type { PropsWithChildren } from 'react';
import type { PictureData } from '../contract/index.ts';
import { ButtonLink } from './Button.tsx';
import { Container } from './Container.tsx';
import { Picture } from './Picture.tsx';

export interface BillboardProps {
  title: string;
  text: string;
  action: { label: string; href: string };
  picture?: PictureData;
  /** A poster has a very large title, and its words stand beside the middle of the picture. */
  isPoster?: boolean;
  background?: keyof typeof BACKGROUNDS;
}

/** A blue page also stands out from the footer, which is black. */
const BACKGROUNDS = { black: 'bg-ink', blue: 'bg-blue-deep' };

/**
 * Shows a black or blue page with few words and a poster. On phones and tablets the poster is above the
 * words, otherwise at their right. Children are between the text and the button. Unless the page is a
 * poster, in a wide window the title is level with the picture's top, and the button with its foot.
 */
export function Billboard({
  title,
  text,
  action,
  picture,
  isPoster = false,
  background = 'black',
  children,
}: PropsWithChildren<BillboardProps>) {
  return (
    <div className={`border-blue border-b-8 text-white ${BACKGROUNDS[background]}`}>
      <Container
        className={`grid gap-x-12 gap-y-8 pb-12 lg:min-h-[min(65svh,40rem)] lg:grid-cols-12 lg:py-12 ${isPoster ? 'lg:items-center' : ''}`}
      >
        {picture && (
          <div className="max-md:-mx-4 md:max-lg:-mx-8 lg:order-last lg:col-span-7 lg:max-xl:self-center">
            <Picture
              picture={picture}
              sizes={`(width >= 80rem) 44rem, (width >= 64rem) 56vw, ${isPoster ? '(width >= 40rem) 80vw, 50vw' : '80vw'}`}
              priority
              className="aspect-poster object-right xl:h-full"
            />
          </div>
        )}

        <div className="flex flex-col lg:col-span-5">
          <h1
            className={`font-display uppercase ${isPoster ? 'text-[min(50vw,9rem+9vw)]/[0.88]' : 'text-5xl'}`}
          >
            {title}
          </h1>

          <p className="mt-5 max-w-[20em] text-balance text-xl/[1.4]">{text}</p>
          {children}
          <p className="mt-auto pt-8">
            <ButtonLink variant={background === 'blue' ? 'white' : 'primary'} href={action.href}>
              {action.label}
            </ButtonLink>
          </p>
        </div>
      </Container>
    </div>
  );
}
