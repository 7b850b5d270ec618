import type { PictureData } from '@ringside/shared/contract';
import { ButtonLink, Container, Icon, Picture, StretchedLink } from '@ringside/shared/ui';
import { ArrowRight } from 'lucide';
import type { careers } from '../content/careers.ts';
import { lettersOf } from './letters.ts';

interface CareersProps {
  picture: PictureData;
  action: { label: string; href: string };
}

/** The facts of an opening are parted by commas. */
const factsOf = (text: string) => text.replace(/\.$/, '').split(', ');

/**
 * The picture ends at the left edge of the window. In a wide window the title is level with its top,
 * and the button with its foot. Each fact of an opening has a column.
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
    <div className="grid lg:grid-cols-[7fr_5fr] print:pt-2">
      <Picture
        picture={picture}
        sizes="(width >= 64rem) 58vw, (width >= 48rem) 100vw, 80vw"
        priority
        className="aspect-poster object-right lg:h-full"
      />
      <div className="flex flex-col justify-center px-4 py-8 md:px-8 lg:pr-[max(2rem,50vw-var(--container-page)/2+2rem)] lg:pb-0 print:p-0">
        <h1 className="font-display text-[min(22vw,3rem+8.5vw)]/[0.88] uppercase lg:whitespace-nowrap lg:text-[min(11vw,10.5rem)]/[0.88]">
          {title}
        </h1>
        <div className="mt-auto pt-5 lg:mt-0">
          <p className="mb-8 print:mb-4 max-w-[19em] text-lg md:text-xl/[1.4] lg:text-[min(1.95vw,1.75rem)]/[1.4] print:max-w-none print:text-lg">
            {text}
          </p>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </div>
      </div>
    </div>

    <Container className="pt-4 pb-16 lg:pt-16 print:pt-6">
      <h2 className="border-ink border-t-4 pt-3 font-display text-4xl uppercase print:text-3xl">
        {notesHeading}
      </h2>
      <dl className="mt-6 border-ink border-b">
        {lettersOf(notes, action.href).map(({ name, text, href }) => (
          <div
            key={name}
            className="group relative grid items-baseline gap-x-6 border-ink border-t py-4 pr-12 md:grid-cols-4 print:py-2 print:pr-0"
          >
            <dt className="font-display text-2xl uppercase group-hover:text-blue-deep max-md:mb-1">
              <StretchedLink href={href}>{name}</StretchedLink>
              <Icon
                icon={ArrowRight}
                className="absolute inset-y-0 right-0 my-auto size-8 text-blue-deep print:hidden"
              />
            </dt>
            {factsOf(text).map((fact) => (
              <dd key={fact} className="first-letter:uppercase md:text-lg">
                {fact}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Container>
  </>
);
