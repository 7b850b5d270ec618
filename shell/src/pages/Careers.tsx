import type { PictureData } from '@ringside/shared/contract';
import { ButtonLink, Container, Icon, Picture, StretchedLink } from '@ringside/shared/ui';
import { ArrowRight } from 'lucide';
import type { careers } from '../content/careers.ts';
import { lettersOf } from './letters.ts';

interface CareersProps {
  picture: PictureData;
  action: { label: string; href: string };
}

/**
 * The picture ends at the left edge of the window. In a wide window the title is level with its top,
 * and the button with its foot. The lines of the openings begin below those words.
 */
export const Careers = ({
  title,
  text,
  notesHeading,
  notes,
  action,
  picture,
}: typeof careers & CareersProps) => (
  <>
    <div className="grid lg:grid-cols-[7fr_5fr]">
      <Picture
        picture={picture}
        sizes="(width >= 64rem) 58vw, (width >= 48rem) 100vw, 80vw"
        priority
        className="aspect-poster object-right lg:h-full"
      />
      <div className="flex max-w-[40rem] flex-col px-4 py-8 md:px-8 lg:pr-0 lg:pb-0 print:px-0">
        <h1 className="font-display text-[min(22vw,3rem+8.5vw)]/[0.88] uppercase lg:text-[min(11.4vw,10.5rem)]/[0.88]">
          {title}
        </h1>
        <p className="mt-5 text-balance text-lg md:text-xl/[1.4] lg:max-w-[30rem] lg:pr-8">
          {text}
        </p>
        <p className="mt-auto pt-8">
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </p>
      </div>
    </div>

    <Container className="pt-4 pb-16 lg:pt-16">
      <h2 className="border-ink border-t-4 pt-3 font-display text-3xl uppercase">{notesHeading}</h2>
      <dl className="mt-4 border-ink border-b">
        {lettersOf(notes, action.href).map(({ name, text, href }) => (
          <div
            key={name}
            className="group relative grid items-center gap-x-16 gap-y-2 border-ink border-t py-5 md:grid-cols-[2fr_3fr] lg:grid-cols-[calc(100vw/12+min(50vw,var(--container-page)/2))_1fr] lg:gap-x-0"
          >
            <dt className="font-display text-3xl uppercase group-hover:text-blue-deep">
              <StretchedLink href={href}>{name}</StretchedLink>
            </dt>
            <dd className="flex items-center justify-between gap-6 text-balance text-lg">
              {text}
              <Icon icon={ArrowRight} className="size-8 shrink-0 text-blue-deep" />
            </dd>
          </div>
        ))}
      </dl>
    </Container>
  </>
);
