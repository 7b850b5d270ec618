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
 * The picture ends at the left edge of the window, and each opening is a line as large as a title.
 * In a wide window all texts begin at one line, right of the middle.
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
    <div className="grid items-center lg:grid-cols-2">
      <Picture
        picture={picture}
        sizes="(width >= 64rem) 58vw, 80vw"
        priority
        className="aspect-poster lg:h-full lg:min-h-[36rem]"
      />
      <div className="max-w-[40rem] px-4 py-8 md:px-8 lg:py-12 print:px-0">
        <h1 className="font-display text-5xl uppercase">{title}</h1>
        <p className="mt-5 text-balance text-lg md:text-xl/[1.4]">{text}</p>
        <p className="mt-8">
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </p>
      </div>
    </div>

    <Container className="pt-4 pb-16 lg:pt-16">
      <h2 className="border-ink border-t-4 pt-3 font-bold text-muted text-sm uppercase tracking-wider">
        {notesHeading}
      </h2>
      <dl className="mt-4">
        {lettersOf(notes, action.href).map(({ name, text, href }) => (
          <div
            key={name}
            className="group relative grid items-center gap-x-16 gap-y-2 border-ink border-t py-5 md:grid-cols-[2fr_3fr] lg:grid-cols-2"
          >
            <dt className="font-display text-5xl uppercase group-hover:text-blue-deep">
              <StretchedLink href={href}>{name}</StretchedLink>
            </dt>
            <dd className="flex items-center justify-between gap-6 text-balance text-lg xl:text-xl">
              {text}
              <Icon icon={ArrowRight} className="size-8 shrink-0 text-blue-deep" />
            </dd>
          </div>
        ))}
      </dl>
    </Container>
  </>
);
