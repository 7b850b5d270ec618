import type { ListedFight } from '../load/listedFight.ts';
import { Countdown, StripClock } from './FightParts.tsx';

/** A strip is above a story: a quiet line that begins with the event, so that it is no headline. */
export function FightList({
  fights,
  isStrip,
}: {
  fights: readonly ListedFight[];
  isStrip: boolean;
}) {
  return (
    <ul className="border-line border-b-2">
      {fights.map((fight) => (
        <li
          key={fight.id}
          className={`border-line border-t-2 ${isStrip ? 'strip grid gap-y-1.5 py-3 print:py-1' : 'flex flex-wrap items-end justify-between gap-x-8 gap-y-2 py-4'}`}
        >
          {isStrip ? (
            <>
              <Line fight={fight} /> <StripClock fight={fight} />
            </>
          ) : (
            <>
              <Names fight={fight} /> <Countdown fight={fight} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

const Line = ({ fight: { id, event, fighters } }: { fight: ListedFight }) => (
  <p className="text-sm">
    <a href={`/fights#fight-${id}`} className="no-underline hover:text-blue-deep">
      <b>{event}:</b> {fighters.join(' vs ')}
    </a>
  </p>
);

const Names = ({ fight: { id, event, fighters, date, day, location } }: { fight: ListedFight }) => (
  <div>
    <h3 className="font-display text-2xl uppercase">
      <a href={`/fights#fight-${id}`} className="no-underline hover:text-blue-deep">
        {fighters.join(' vs ')}
      </a>
    </h3>
    <p className="text-muted text-sm">
      {event}, {location}, <time dateTime={date}>{day}</time>
    </p>
  </div>
);
