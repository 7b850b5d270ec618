import { Fragment } from '@ringside/shared/section';
import { Kicker } from '@ringside/shared/ui';
import type { PropsWithChildren } from 'react';
import type { ListedFight } from '../load/listedFight.ts';

/** Once the fight is over its status would be wrong. `ahead` and `over` are in styles/. */
export const Occasion = ({ fight }: { fight: ListedFight }) => (
  <Kicker>
    {`${fight.weightClass} · `}
    <span className="ahead">{fight.status}</span> <span className="over">Final bell</span>
  </Kicker>
);

/**
 * The names, on one line where there is space, and below them when and where. Once the fight is over,
 * the name of the loser steps back; the result says the same in words.
 */
export function Title({ fight }: { fight: ListedFight }) {
  const { fighters, headingId, outcome, date, day, location } = fight;
  const [first, second] = fighters;
  const sideOf = (name: string) => (name === outcome.loser ? 'lost' : undefined);
  return (
    <>
      <h2 id={headingId} className="names mt-3 font-display uppercase">
        <span className={sideOf(first)}>{first}</span> <small>vs</small>{' '}
        <span className={sideOf(second)}>{second}</span>
      </h2>
      <p className="when mt-4 font-semibold">
        <time dateTime={date}>{day}</time> <span>{location}</span>
      </p>
    </>
  );
}

/**
 * The time, the venue, the broadcaster, and the visitor's own time. The day and the place are not
 * repeated here: they stand below the names.
 */
export function Facts({ fight }: { fight: ListedFight }) {
  return (
    <dl className="facts grid gap-4">
      <Fact term="Time">{fight.time}</Fact>
      <Fact term="Venue">{fight.venue}</Fact>
      <Fact term="Broadcaster">{fight.broadcaster}</Fact>
      <Fact term="Your time">
        <time
          dateTime={fight.startsAt}
          data-local=""
          className="block text-balance"
          suppressHydrationWarning
        />
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: PropsWithChildren<{ term: string }>) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type Clocked = Pick<ListedFight, 'date' | 'monthDay' | 'isTold'>;

/** The countdown of a poster. Once the fight is over, its result. */
export const PosterClock = ({ fight }: { fight: ListedFight }) => (
  <div className="clock font-display uppercase [line-height:1]">
    <p className="over text-ink">{fight.outcome.words}</p> <Decision {...fight.outcome} />{' '}
    <div className="days">
      <Days {...fight} />
    </div>
  </div>
);

/** The judges' cards, a box for each; those for the winner are filled. */
const Decision = ({ detail, cards }: ListedFight['outcome']) => (
  <p className="over scores">
    {cards?.map(({ points, isFor }, index) => {
      const Box = isFor ? 'b' : 'span';
      // Two judges may agree. The spaces separate figures where no stylesheet does.
      return <Box key={`${index}:${points}`}>{`${points} `}</Box>;
    })}
    {detail}
  </p>
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
 * The countdown of a strip, and our pick. Once the fight is over, its result and what came of our pick
 * are in the same space.
 */
export function StripClock({ fight }: { fight: ListedFight }) {
  const { words, pick } = fight.outcome;
  /** While a result is awaited, the day and our pick stay. */
  const until = pick ? 'ahead' : '';
  return (
    <div className="count flex flex-wrap items-baseline gap-x-6 gap-y-1 font-display text-2xl uppercase">
      <p className="over text-3xl text-ink">{words}</p>{' '}
      <div className={`days text-3xl ${until}`}>
        <Days {...fight} />
      </div>{' '}
      <p className={`text-ink ${until}`}>{`We pick ${fight.picked}`}</p>{' '}
      {pick && (
        <p className={`over mark${pick.isRight ? '' : ' wrong'}`}>
          {`We picked ${fight.picked}: ${pick.isRight ? 'right' : 'wrong'}`}
        </p>
      )}
    </div>
  );
}

const Days = ({ date, monthDay, isTold }: Clocked) => (
  <>
    <span className="over">{`${monthDay} was `}</span>
    <Count date={date} isTold={isTold} />
  </>
);

/**
 * A fight with a result is marked as over in the page itself, so that nothing moves when the
 * countdown starts. The countdown removes the mark if the clock says otherwise.
 */
export const Count = ({ date, isTold }: Pick<ListedFight, 'date' | 'isTold'>) => (
  <Fragment tag="ringside-countdown" date={date} data-over={isTold ? '' : undefined} />
);
