import type { Attributes } from '@ringside/shared/contract';
import { startOfDay } from '@ringside/shared/section/fightClock';
import { longDate } from '@ringside/shared/section/words';

/** The page is composed once and read for weeks. */
export function Countdown({ date }: { date: string }) {
  return (
    <time dateTime={date} className="block text-[max(0.5em,0.75rem)]">
      {longDate(date)}
    </time>
  );
}

export function countdownData({ date = '' }: Attributes) {
  if (startOfDay(date) === undefined)
    throw new Error(`ringside: <ringside-countdown> date "${date}": write a day as YYYY-MM-DD.`);
  return { date };
}

const FIELD =
  'mt-1 block min-h-12 w-full rounded-sm border-2 border-white bg-white px-4 font-normal text-base text-ink placeholder:text-muted focus-visible:outline-white aria-invalid:border-red';

const BUTTON =
  'min-h-12 grow rounded-sm border-2 border-transparent bg-ink px-6 font-semibold text-white focus-visible:outline-white sm:grow-0';
const HOVER = 'hover:bg-white hover:text-ink active:bg-paper-sunk';

/**
 * Outside a dialog the method `dialog` does nothing, so without script no address leaves the page.
 */
export function Newsletter() {
  return (
    <form method="dialog" className="flex flex-wrap items-end gap-3">
      <label className="min-w-0 grow basis-64 font-semibold text-sm">
        Email address
        <input
          type="email"
          data-fetch="on-intent"
          name="email"
          required
          autoComplete="email"
          placeholder="Enter your email"
          className={FIELD}
        />
      </label>
      <button type="submit" data-fetch="on-intent" className={`${BUTTON} ${HOVER}`}>
        Subscribe
      </button>
      <noscript>
        <p className="basis-full text-sm">Signing up needs JavaScript.</p>
      </noscript>
    </form>
  );
}
