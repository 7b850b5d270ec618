import type { ListedFight } from '../load/listedFight.ts';
import { lastName } from '../rules/lastName.ts';
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
          className={`flex flex-wrap justify-between gap-x-8 border-line border-t-2 ${isStrip ? 'strip items-baseline py-2 max-xl:flex-col' : 'items-end gap-y-2 py-4'}`}
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

/** Once the fight is over, what came of our pick replaces the date, which its clock says as well. */
function Line({ fight }: { fight: ListedFight }) {
  const { id, event, fighters, date, day, pick, outcome } = fight;
  const picked = fighters.map(lastName).find((name) => pick.verdict.includes(name));
  const { ofPick } = outcome;
  return (
    <p className="text-sm">
      <a href={`/fights#fight-${id}`} className="no-underline hover:text-blue-deep">
        <b>{event}:</b> {fighters.join(' vs ')}
      </a>{' '}
      <span className="block md:ml-3 md:inline">
        <time dateTime={date} className={`text-muted ${ofPick ? 'ahead' : ''}`}>
          {day}
        </time>{' '}
        {ofPick && <span className="over">{`We picked ${picked}: ${ofPick.toLowerCase()}`}</span>}
      </span>
    </p>
  );
}

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
