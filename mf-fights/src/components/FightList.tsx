import type { ListedFight } from '../load/listedFight.ts';
import { Countdown, StripClock } from './FightParts.tsx';

/** A strip belongs to a story, whose page separates it from the text. */
export function FightList({
  fights,
  isStrip,
}: {
  fights: readonly ListedFight[];
  isStrip: boolean;
}) {
  return (
    <ul className={isStrip ? '' : 'border-line border-b-2'}>
      {fights.map((fight) => (
        <li
          key={fight.id}
          className={
            isStrip
              ? 'strip grid gap-y-2'
              : 'flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-line border-t-2 py-4'
          }
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

const Line = ({ fight: { id, event, fighters, date, day } }: { fight: ListedFight }) => (
  <p className="text-sm">
    <a
      href={`/fights#fight-${id}`}
      className="block font-bold text-base underline decoration-line underline-offset-4 hover:text-blue-deep"
    >
      {fighters.join(' vs ')}
    </a>{' '}
    {`${event}, `}
    <time dateTime={date} className="inline-block">
      {day}
    </time>
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
