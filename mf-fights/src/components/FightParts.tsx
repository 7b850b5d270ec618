import { Fragment } from '@ringside/shared/section';
import { ButtonLink, Icon, Kicker } from '@ringside/shared/ui';
import { CalendarPlus } from 'lucide';
import type { PropsWithChildren } from 'react';
import type { ListedFight } from '../load/listedFight.ts';

/** Once the fight is over its status would be wrong. */
export const Occasion = ({ fight, className }: { fight: ListedFight; className?: string }) => (
  <Kicker className={className}>
    {`${fight.weightClass} · `}
    <span className="group-has-[[data-over]]/fight:hidden">{fight.status}</span>{' '}
    <span className="hidden group-has-[[data-over]]/fight:inline">Final bell</span>
  </Kicker>
);

export function Names({ fight, className }: { fight: ListedFight; className: string }) {
  const [first, second] = fight.fighters;
  return (
    <h2 id={fight.headingId} className={className}>
      <span className="block">{first}</span>{' '}
      <span className="my-1 flex items-center gap-3 font-normal font-sans text-lg normal-case [line-height:1] before:w-8 before:border-t-2 md:my-2">
        vs
      </span>{' '}
      <span className="block">{second}</span>
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
            <span className="block font-normal text-sm normal-case tracking-[0]">newest first</span>
          </Term>
          <Form results={blue.lastFive} isRight />
        </tr>
      </tbody>
    </table>
  );
}

const ROW = 'border-current/25';
const VALUE = 'py-1.5 font-display text-2xl uppercase lg:max-xl:text-xl';

const Term = ({ children }: PropsWithChildren) => (
  <th scope="row" className="w-1/4 py-2.5 text-xs uppercase tracking-wider opacity-80">
    {children}
  </th>
);

/** Newest first. Each result is a letter for its outcome, and how it came: W KO 9. */
const Form = ({ results, isRight = false }: { results: readonly string[]; isRight?: boolean }) => (
  <td className="py-2 text-sm">
    {results.map((result, index) => {
      const [outcome = '', ...how] = result.split(' ');
      // Two results may be the same. The spaces separate words where no stylesheet does.
      return (
        <span
          key={`${index}:${result}`}
          className={`flex items-baseline gap-2 py-0.5 ${isRight ? 'flex-row-reverse' : ''}`}
        >
          <b
            data-outcome={outcome}
            className="w-6 shrink-0 border text-center font-bold text-xs data-[outcome=W]:border-transparent data-[outcome=W]:bg-blue data-[outcome=W]:text-white"
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
    <dl className="facts grid grid-cols-2 gap-x-4 gap-y-4 sm:gap-x-8">
      <Fact term="Date">
        <time dateTime={fight.date}>{fight.day}</time>
      </Fact>
      <Fact term="Time">{fight.time}</Fact>
      <Fact term="Venue">{fight.venue}</Fact>
      <Fact term="Location">{fight.location}</Fact>
      <Fact term="Broadcaster">{fight.broadcaster}</Fact>
      <Fact term="Your time" className="has-[time:empty]:invisible noscript:hidden">
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
 * that nothing below it moves. Then a link leads to the fight after it, which may be over, too. The
 * line is reserved for the countdown that replaces the date. Paper does not count.
 */
export function Countdown({
  fight: { date, day },
  next,
  className,
}: {
  fight: Pick<ListedFight, 'date' | 'day'>;
  next?: ListedFight | undefined;
  className: string;
}) {
  return (
    <div
      className={`flex min-h-[1em] items-end font-display uppercase [line-height:1] print:hidden ${className}`}
    >
      <div className="group/clock has-[[data-over]]:text-[max(0.32em,1.125rem)]/[1] has-[[data-over]]:[--ringside-urgent:currentColor]">
        <span className="hidden group-has-[[data-over]]/clock:inline">
          {`${day.split(', ')[1]} was `}
        </span>
        <Fragment tag="ringside-countdown" date={date} />{' '}
        {next && (
          <a
            href={`#fight-${next.id}`}
            className="hidden font-sans font-semibold text-base normal-case underline underline-offset-4 [line-height:1.2] group-has-[[data-over]]/clock:block"
          >
            {`Then: ${next.fighters.join(' vs ')}`}
          </a>
        )}
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
        className="group-has-[[data-over]]/fight:hidden"
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
