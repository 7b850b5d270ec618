import { Fragment } from '@ringside/shared/section';
import { ButtonLink, Icon, Kicker } from '@ringside/shared/ui';
import type { PropsWithChildren } from 'react';
import type { ListedFight } from '../load/listedFight.ts';
import { lastName } from '../rules/lastName.ts';
import { calendarPlus } from './calendarPlus.ts';

/** Once the fight is over its status would be wrong. */
export const Occasion = ({ fight }: { fight: ListedFight }) => (
  <Kicker>
    {`${fight.weightClass} · `}
    <span className="group-has-[[data-over]]/fight:hidden">{fight.status}</span>{' '}
    <span className="hidden group-has-[[data-over]]/fight:inline">Final bell</span>
  </Kicker>
);

/** From a tablet on, on one line, over the two columns of the tape. */
export function Names({ fight }: { fight: ListedFight }) {
  const [first, second] = fight.fighters;
  return (
    <h2
      id={fight.headingId}
      className="names mt-3 font-display text-5xl uppercase md:flex md:flex-wrap md:items-center md:gap-x-6 print:block"
    >
      <span className="block">{first}</span>{' '}
      <span className="my-1 flex flex-auto items-center gap-3 font-normal font-sans text-lg normal-case [line-height:1] before:flex-1 before:border-t-2 after:flex-1 after:border-t-2">
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
    <table className="tape w-full table-fixed border-current border-b-2">
      <caption className="sr-only">{`Tale of the tape: ${fighters.join(' and ')}`}</caption>
      <thead className="text-left text-xs uppercase tracking-wider">
        <tr>
          <th scope="col">{lastName(fighters[0])}</th>
          <td className="w-1/4 xl:w-1/5" />
          <th scope="col" className="text-right">
            {lastName(fighters[1])}
          </th>
        </tr>
      </thead>

      <tbody className="border-current border-t-2">
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
            {'Last five '}
            <span className="block font-normal text-sm normal-case tracking-[0]">newest first</span>
          </Term>
          <Form results={blue.lastFive} />
        </tr>
      </tbody>
    </table>
  );
}

const ROW = 'border-current/25';
const VALUE = 'py-1.5 font-display text-2xl uppercase lg:max-xl:text-xl';

const Term = ({ children }: PropsWithChildren) => (
  <th scope="row" className="py-2.5 text-xs uppercase tracking-wider opacity-80">
    {children}
  </th>
);

/**
 * Newest first. Each result is a letter for its outcome, and how it came: W KO 9.
 */
const Form = ({ results }: { results: readonly string[] }) => (
  <td className="py-3">
    <span className="form">
      {results.map((result, index) => {
        const [outcome = '', ...how] = result.split(' ');
        // Two results may be the same. The spaces separate words where no stylesheet does.
        return (
          <span key={`${index}:${result}`}>
            <b data-outcome={outcome}>{outcome}</b>
            {` ${how.join(' ')} `}
          </span>
        );
      })}
    </span>
  </td>
);

/** A narrow window shows the day and the place below the names. */
export function Facts({ fight }: { fight: ListedFight }) {
  return (
    <dl className="facts grid grid-cols-2 gap-x-4 gap-y-4 md:grid-cols-4 lg:grid-cols-3">
      <Fact term="Date" className="max-lg:hidden">
        <time dateTime={fight.date}>{fight.day}</time>
      </Fact>
      <Fact term="Time">{fight.time}</Fact>
      <Fact term="Venue">{fight.venue}</Fact>
      <Fact term="Location" className="max-lg:hidden">
        {fight.location}
      </Fact>
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

type Clocked = Pick<ListedFight, 'date' | 'monthDay'>;

/** Paper does not count. */
const CLOCK =
  'group/clock font-display text-blue-deep uppercase [--ringside-urgent:var(--color-red)] [line-height:1] has-[[data-over]]:text-muted has-[[data-over]]:[--ringside-urgent:currentColor] print:hidden';

/**
 * The countdown of a poster, above the time of the first bell. Once the fight is over, both are one
 * line below a smaller "Final bell", in the same space, so that nothing moves.
 */
export const PosterClock = ({ fight }: { fight: ListedFight }) => (
  <div className={`clock flex min-h-[calc(1em+var(--text-2xl))] flex-col text-5xl ${CLOCK}`}>
    <span className="hidden text-3xl group-has-[[data-over]]/clock:block">Final bell</span>{' '}
    <div className="group-has-[[data-over]]/clock:text-2xl/[1]">
      <Days {...fight} />
    </div>
    <p className="text-2xl/[1] group-has-[[data-over]]/clock:hidden">{`First bell ${fight.time}`}</p>
  </div>
);

/** The countdown of a line in a list, quiet once the fight is over. */
export const Countdown = ({ fight }: { fight: Clocked }) => (
  <div className={`flex min-h-[1em] items-end text-2xl sm:text-right ${CLOCK}`}>
    <div className="group-has-[[data-over]]/clock:text-lg/[1]">
      <Days {...fight} />
    </div>
  </div>
);

const Days = ({ date, monthDay }: Clocked) => (
  <>
    <span className="hidden group-has-[[data-over]]/clock:inline">{`${monthDay} was `}</span>
    <Fragment tag="ringside-countdown" date={date} />
  </>
);

/** Once the fight is over, a link to what comes next replaces its calendar. */
export function Actions({ fight, next }: { fight: ListedFight; next?: ListedFight | undefined }) {
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <Fragment tag="ringside-article-link" {...fight.analysis} />{' '}
      <ButtonLink
        variant="secondary"
        className="group-has-[[data-over]]/fight:hidden"
        href={`/fights/${fight.id}.ics`}
        download
        aria-describedby={fight.headingId}
      >
        <Icon icon={calendarPlus} className="size-5" />
        Add to calendar
      </ButtonLink>{' '}
      <span className="hidden group-has-[[data-over]]/fight:block">
        <ButtonLink variant="secondary" href={next ? `#fight-${next.id}` : '#fight-news'}>
          {next ? `Then: ${next.fighters.map(lastName).join(' vs ')}` : 'Then: fight news'}
        </ButtonLink>
      </span>
    </div>
  );
}
