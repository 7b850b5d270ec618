import { overAt } from '@ringside/shared/section/fightClock';
import type { Fights } from '../lines/offers.ts';

interface ChoicesProps {
  legend: string;
  name: string;
  options: Readonly<Record<string, string>>;
}

const BOX =
  'tick relative inline-flex min-h-11 cursor-pointer items-center border-2 border-ink px-3 font-semibold text-sm not-first:-ml-0.5 first:rounded-l-sm last:rounded-r-sm';
const CHOSEN = 'has-checked:bg-ink has-checked:text-white';
/** The radio button itself is never drawn. */
const FOCUSED =
  'has-focus-visible:outline-3 has-focus-visible:outline-blue has-focus-visible:outline-offset-3';

export function Choices({ legend, name, options }: ChoicesProps) {
  return (
    <fieldset>
      {/* On a phone the variants' own names are enough, and the first screen shows the count. */}
      <legend
        className={`mb-1 font-semibold text-sm ${name === 'variant' ? 'max-md:sr-only' : ''}`}
      >
        {legend}
      </legend>
      <div className="flex flex-wrap gap-y-1">
        {Object.entries(options).map(([value, words], index) => (
          <label key={value} className={`${BOX} ${CHOSEN} ${FOCUSED}`}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={index === 0}
              className="sr-only"
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const FIELD =
  'mt-1 block min-h-11 w-full rounded-sm border-2 border-ink bg-white px-3 font-normal text-base user-invalid:border-red';

export const Select = ({ legend, name, options }: ChoicesProps) => (
  <label className="font-semibold text-sm">
    {legend}
    <select name={name} className={FIELD}>
      {Object.entries(options).map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  </label>
);

export const FightChoice = ({ fights }: { fights: Fights }) => (
  <>
    <label className="w-full font-semibold text-sm">
      Counts to
      <select name="fight" className={FIELD}>
        <option value="next">The next fight</option>
        {Object.entries(fights).map(([id, fight]) => (
          <option
            key={id}
            value={id}
            data-over={overAt(fight)}
          >{`${fight.event}, ${fight.date}`}</option>
        ))}
        <option value="own">A night of your own</option>
      </select>
    </label>
    <div className="hidden w-full gap-3 group-has-[[value=own]:checked]/exhibit:flex">
      <label className="font-semibold text-sm">
        Date
        <input type="date" name="date" className={FIELD} />
      </label>
      <label className="grow font-semibold text-sm">
        Name
        <input name="event" maxLength={80} className={FIELD} placeholder="Friday Night Boxing" />
      </label>
    </div>
    <p className="w-full text-muted text-sm">
      When no fight is ahead, you see an example here. Your page shows the last fight until the next
      is announced.
    </p>
  </>
);
