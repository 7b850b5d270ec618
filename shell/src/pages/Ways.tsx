import { Icon, StretchedLink } from '@ringside/shared/ui';
import { ArrowRight } from 'lucide';
import type { Note } from '../content/schema.ts';

interface WaysProps {
  heading: string;
  ways: readonly (Note & { href: string })[];
}

/** Lines of a dark page that each lead on: a name, what is behind it, and an arrow. They end at the foot of the picture. */
export const Ways = ({ heading, ways }: WaysProps) => (
  <>
    <h2 className="mt-auto pt-8 font-bold text-xs uppercase tracking-wider">{heading}</h2>
    <dl className="mt-2 border-muted-light border-b">
      {ways.map(({ name, text, href }) => (
        <div
          key={name}
          className="group relative flex flex-wrap items-baseline gap-x-4 border-muted-light border-t py-2"
        >
          <dt className="min-w-24 font-display text-xl uppercase">
            <StretchedLink href={href}>{name}</StretchedLink>
          </dt>
          <dd className="flex flex-[1_10rem] items-start justify-between gap-4">
            {text}
            <Icon icon={ArrowRight} className="shrink-0 print:hidden" />
          </dd>
        </div>
      ))}
    </dl>
  </>
);
