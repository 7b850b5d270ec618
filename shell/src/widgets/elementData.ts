import { startOfDay } from './countdown/daysLeft.ts';

type Attributes = Readonly<Record<string, string>>;

/**
 * The data that `views` needs from a countdown's attributes.
 *
 * @throws when `date` is not a valid date, while one of our own pages is composed
 */
export function countdownData({ date = '' }: Attributes) {
  if (startOfDay(date) === undefined)
    throw new Error(`ringside: <ringside-countdown> date "${date}": write a day as YYYY-MM-DD.`);
  return { date };
}
