import { Fragment } from '@ringside/shared/section';
import { ButtonLink, Kicker } from '@ringside/shared/ui';
import type { PropsWithChildren } from 'react';
import type { ListedFight } from '../load/listedFight.ts';
import { lastName } from '../rules/lastName.ts';

/** Once the fight is over its status would be wrong. `ahead` and `over` are in styles.css. */
export const Occasion = ({ fight }: { fight: ListedFight }) => (
  <Kicker>
    {`${fight.weightClass} · `}
    <span className="ahead">{fight.status}</span> <span className="over">Final bell</span>
  </Kicker>
);

/**
 * From a tablet on, on one line, over the two columns of the tape. Once the fight is over, the name
 * of the loser steps back; the result says the same in words.
 */
export function Names({ fight: { fighters, headingId, outcome } }: { fight: ListedFight }) {
  const [first, second] = fighters;
  const sideOf = (name: string) => (name === outcome.loser ? 'lost block' : 'block');
  return (
    <h2 id={headingId} className="names mt-3 font-display text-5xl uppercase">
      <span className={sideOf(first)}>{first}</span>{' '}
      <span className="vs flex flex-auto items-center gap-3 font-normal font-sans text-lg normal-case [line-height:1]">
        vs
      </span>{' '}
      <span className={sideOf(second)}>{second}</span>
    </h2>
  );
}

/** When and where, at once below the names: from a tablet on, each below a name, else on two lines. */
export const WhenAndWhere = ({ fight }: { fight: ListedFight }) => (
  <p className="when mt-4 justify-between font-semibold">
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
    <table className="tape w-full table-fixed border-ink border-b-2">
      <caption className="sr-only">{`Tale of the tape: ${fighters.join(' and ')}`}</caption>
      <thead className="text-left text-xs uppercase tracking-wider">
        <tr>
          <th scope="col">{lastName(fighters[0])}</th>
          <td className="w-1/4 text-center normal-case tracking-[0]">at the bell</td>
          <th scope="col" className="text-right">
            {lastName(fighters[1])}
          </th>
        </tr>
      </thead>

      <tbody className="border-ink border-t-2">
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
            <span>
              {'Last five '}
              <span className="font-normal normal-case tracking-[0]">newest first</span>
            </span>
          </Term>
          <Form results={blue.lastFive} />
        </tr>
      </tbody>
    </table>
  );
}

const ROW = 'border-line';
const VALUE = 'py-1.5 font-display text-2xl uppercase lg:max-xl:text-xl';

const Term = ({ children }: PropsWithChildren) => (
  <th scope="row" className="py-2.5 text-xs uppercase tracking-wider text-muted">
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

/**
 * The time, the venue, the broadcaster, and the visitor's own time. The day and the place are not
 * repeated here: they stand below the names.
 */
export function Facts({ fight }: { fight: ListedFight }) {
  return (
    <dl className="facts grid gap-y-4">
      <Fact term="Time">{fight.time}</Fact>
      <Fact term="Venue">{fight.venue}</Fact>
      <Fact term="Broadcaster">{fight.broadcaster}</Fact>
      <Fact term="Your time">
        <time dateTime={fight.startsAt} data-local="" suppressHydrationWarning />
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: PropsWithChildren<{ term: string }>) {
  return (
    <div>
      <dt className="font-bold text-xs uppercase tracking-wider text-muted">{term}</dt>
      <dd className="min-h-[1.6em] font-semibold">{children}</dd>
    </div>
  );
}

type Clocked = Pick<ListedFight, 'date' | 'monthDay'>;

/**
 * The countdown of a poster, above the time of the first bell. Once the fight is over, its result is
 * in the same space (styles.css), so that nothing moves.
 */
export const PosterClock = ({ fight }: { fight: ListedFight }) => (
  <div className="clock font-display text-5xl uppercase [line-height:1]">
    <p className="over text-ink">{fight.outcome.words}</p>{' '}
    <p className="over">{fight.outcome.detail}</p>{' '}
    <div className="days">
      <Days {...fight} />
    </div>{' '}
    <p className="ahead">{`First bell ${fight.time}`}</p>
  </div>
);

/** The countdown of a line in a list, quiet once the fight is over. */
export const Countdown = ({ fight }: { fight: Clocked }) => (
  <div className="count flex min-h-[1em] items-end font-display text-2xl uppercase [line-height:1] sm:text-right print:hidden">
    <div className="days">
      <Days {...fight} />
    </div>
  </div>
);

/**
 * The countdown of a strip, and the date. Once the fight is over, its result, its day and what came
 * of our pick are in the same space. On a phone the date and our pick have a line of their own.
 */
export function StripClock({ fight }: { fight: ListedFight }) {
  const { date, day, outcome } = fight;
  const { words, pick } = outcome;
  return (
    <div className="count flex flex-wrap items-baseline gap-x-2 gap-y-1.5 font-display text-2xl uppercase [line-height:1] sm:gap-x-4">
      <p className="over text-ink">{words}</p>{' '}
      <div className="days min-h-[1em] md:order-1">
        <Days {...fight} />
      </div>{' '}
      <p className="font-sans text-ink text-sm normal-case max-md:basis-full">
        <time dateTime={date} className={pick && 'ahead'}>
          {day}
        </time>{' '}
        {pick && (
          <span className="over">
            {`We picked ${pick.name}: ${pick.isRight ? 'right' : 'wrong this time'}.`}
          </span>
        )}
      </p>
    </div>
  );
}

const Days = ({ date, monthDay }: Clocked) => (
  <>
    <span className="over">{`${monthDay} was `}</span>
    <Fragment tag="ringside-countdown" date={date} />
  </>
);

/**
 * Once the fight is over, a link to what comes next replaces its calendar. On a phone it has its own
 * line, because the one is shorter than the other.
 */
export function Actions({ fight, next }: { fight: ListedFight; next?: ListedFight | undefined }) {
  return (
    <div className="actions flex flex-wrap gap-x-6 gap-y-2 print:hidden">
      <Fragment tag="ringside-article-link" {...fight.analysis} />{' '}
      <ButtonLink
        variant="quiet"
        className="ahead"
        href={`/fights/${fight.id}.ics`}
        download
        aria-describedby={fight.headingId}
      >
        Add to calendar
      </ButtonLink>{' '}
      <ButtonLink
        variant="quiet"
        className="over"
        href={next ? `#fight-${next.id}` : '#fight-news'}
      >
        {next ? `Then: ${next.fighters.map(lastName).join(' vs ')}` : 'Then: fight news'}
      </ButtonLink>
    </div>
  );
}
