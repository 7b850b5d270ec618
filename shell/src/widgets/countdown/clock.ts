import { daysLeft, type FightTime, overAt } from '@ringside/shared/section/fightClock';
import type { ReactiveElement } from 'lit';

/**
 * The longest timer, in milliseconds. Timers stop while a computer sleeps, so a longer one could be
 * late.
 */
const MINUTE = 60_000;

/**
 * Updates its element each minute until the fight is over, and when the visitor returns to the
 * page.
 */
export function createClock(element: ReactiveElement) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wake = () => element.requestUpdate();

  element.addController({
    hostConnected() {
      document.addEventListener('visibilitychange', wake);
      addEventListener('pageshow', wake);
    },

    hostDisconnected() {
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('pageshow', wake);
      clearTimeout(timer);
    },
  });

  /** Reads the clock: `days` is undefined without a valid date. */
  return (fight: FightTime, now: number) => {
    const days = daysLeft(fight.date, now);
    const isOver = now >= overAt(fight);

    clearTimeout(timer);
    if (element.isConnected && days !== undefined && !isOver)
      timer = setTimeout(wake, MINUTE - (now % MINUTE));

    return { days, isOver };
  };
}
