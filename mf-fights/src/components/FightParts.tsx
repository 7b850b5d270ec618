import { Fragment } from '@ringside/shared/section';
import { ButtonLink, Icon } from '@ringside/shared/ui';
import { CalendarPlus } from 'lucide';
import type { PropsWithChildren } from 'react';
import type { ListedFight } from '../load/listedFight.ts';

export function Names({ fight, className }: { fight: ListedFight; className: string }) {
  const [first, second] = fight.fighters;
  return (
    <h2 id={fight.headingId} className={className}>
      <span className="block print:inline">{first}</span>{' '}
      <span className="my-1 flex items-center gap-3 font-normal font-sans text-lg normal-case [line-height:1] before:w-8 before:border-t-2 md:my-2 print:inline">
        vs
      </span>{' '}
      <span className="block print:inline">{second}</span>
    </h2>
  );
}

/** When and where, at once below the names: on a narrow screen the facts come a screen later. */
export const WhenAndWhere = ({ fight }: { fight: ListedFight }) => (
  <p className="mt-4 font-semibold lg:hidden print:hidden">
    <time dateTime={fight.date}>{fight.day}</time> <span className="block">{fight.location}</span>
  </p>
);

/**
 * What a fan compares before anything else, a row for each fact between the corners. In a large font
 * on a phone the fact is above its two values.
 */
export function Tape({ fighters, corners }: Pick<ListedFight, 'fighters' | 'corners'>) {
  const [red, blue] = corners;
  const rows = [
    ['Record', red.record, blue.record],
    ['Age', red.age, blue.age],
    ['Height', red.height, blue.height],
    ['Reach', red.reach, blue.reach],
    ['Stance', red.stance, blue.stance],
  ] as const;
  return (
    <table className="tape w-full table-fixed border-current border-y-2">
      <caption className="sr-only">{`Tale of the tape: ${fighters.join(' and ')}`}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{fighters[0]}</th>
          <td />
          <th scope="col">{fighters[1]}</th>
        </tr>
      </thead>

      <tbody>
        {rows.map(([term, first, second]) => (
          <tr key={term} className={`${ROW} not-first:border-t`}>
            <td className={VALUE}>{first}</td>
            <Term>{term}</Term>
            <td className={`text-right ${VALUE}`}>{second}</td>
          </tr>
        ))}
        <tr className={`${ROW} border-t align-top`}>
          <Form results={red.lastFive} />
          <Term>
            Last five{' '}
            <span className="block font-normal text-sm normal-case tracking-[0] print:text-xs">
              newest first
            </span>
          </Term>
          <Form results={blue.lastFive} isRight />
        </tr>
      </tbody>
    </table>
  );
}

const ROW = 'border-current/25';
const VALUE = 'py-1.5 font-display text-2xl uppercase print:py-0 print:text-base/[1.25]';

const Term = ({ children }: PropsWithChildren) => (
  <th scope="row" className="w-1/4 py-2.5 text-xs uppercase tracking-wider opacity-80 print:py-0">
    {children}
  </th>
);

/** Newest first. Each result is a letter for its outcome, and how it came: W KO 9. */
const Form = ({ results, isRight = false }: { results: readonly string[]; isRight?: boolean }) => (
  <td className={`py-2 text-sm print:py-0 print:text-xs ${isRight ? 'print:text-right' : ''}`}>
    {results.map((result, index) => {
      const [outcome = '', ...how] = result.split(' ');
      // Two results may be the same. The spaces separate words where no stylesheet does.
      return (
        <span
          key={`${index}:${result}`}
          className={`flex items-baseline gap-2 py-0.5 print:mr-2 print:inline-flex print:flex-row print:gap-1 print:py-0 ${isRight ? 'flex-row-reverse' : ''}`}
        >
          <b
            data-outcome={outcome}
            className="w-6 shrink-0 border text-center font-bold text-xs data-[outcome=W]:border-transparent data-[outcome=W]:bg-blue data-[outcome=W]:text-white print:w-auto print:border-0 print:text-ink!"
          >
            {outcome}
          </b>{' '}
          {`${how.join(' ')} `}
        </span>
      );
    })}
  </td>
);

export function Facts({ fight }: { fight: ListedFight }) {
  return (
    <dl className="facts grid grid-cols-2 gap-x-4 gap-y-4 sm:gap-x-8 print:grid-cols-3 print:gap-x-3 print:gap-y-1 print:text-sm">
      <Fact term="Date">
        <time dateTime={fight.date}>{fight.day}</time>
      </Fact>
      <Fact term="Time">{fight.time}</Fact>
      <Fact term="Venue">{fight.venue}</Fact>
      <Fact term="Location">{fight.location}</Fact>
      <Fact term="Broadcaster">{fight.broadcaster}</Fact>
      <Fact
        term="Your time"
        className="has-[time:empty]:invisible noscript:hidden print:has-[time:empty]:hidden"
      >
        <time dateTime={fight.startsAt} data-local="" suppressHydrationWarning />
      </Fact>
    </dl>
  );
}

function Fact({
  term,
  className,
  children,
}: PropsWithChildren<{ term: string; className?: string }>) {
  return (
    <div className={className}>
      <dt className="font-bold text-xs uppercase tracking-wider opacity-80">{term}</dt>
      <dd className="min-h-[1.6em] font-semibold">{children}</dd>
    </div>
  );
}

/**
 * Shows the countdown, large while the fight comes, and quiet in the same space once it is over, so
 * that nothing below it moves. The line is reserved for the countdown that replaces the date. Paper
 * does not count.
 */
export function Countdown({ date, className }: { date: string; className: string }) {
  return (
    <div
      className={`flex min-h-[1em] items-end font-display uppercase [line-height:1] print:hidden ${className}`}
    >
      <div className="group/clock has-[[data-over]]:text-[max(0.32em,1.125rem)]/[1] has-[[data-over]]:[--ringside-urgent:currentColor]">
        <Fragment tag="ringside-countdown" date={date} />{' '}
        <span className="hidden group-has-[[data-over]]/clock:block">Final bell</span>
      </div>
    </div>
  );
}

export function Actions({
  fight,
  variant,
}: {
  fight: ListedFight;
  variant: 'secondary' | 'inverse';
}) {
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <Fragment tag="ringside-article-link" {...fight.analysis} />{' '}
      <ButtonLink
        variant={variant}
        href={`/fights/${fight.id}.ics`}
        download
        aria-describedby={fight.headingId}
      >
        <Icon icon={CalendarPlus} className="size-5" />
        Add to calendar
      </ButtonLink>
    </div>
  );
}
