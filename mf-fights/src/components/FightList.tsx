import type { ListedFight } from '../load/listedFight.ts';
import { Countdown } from './FightParts.tsx';

export function FightList({
  fights,
  isStrip,
}: {
  fights: readonly ListedFight[];
  isStrip: boolean;
}) {
  const Names = isStrip ? 'p' : 'h3';
  return (
    <ul className="border-line border-b-2">
      {fights.map(({ id, fighters, event, date, day, monthDay, location }) => (
        <li
          key={id}
          className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-line border-t-2 py-4"
        >
          <div>
            <Names className="font-display text-2xl uppercase">
              <a href={`/fights#fight-${id}`} className="no-underline hover:text-blue-deep">
                {fighters.join(' vs ')}
              </a>
            </Names>
            <p className="text-muted text-sm">
              {event}, {location}, <time dateTime={date}>{day}</time>
            </p>
          </div>
          <Countdown fight={{ date, monthDay }} />
        </li>
      ))}
    </ul>
  );
}
