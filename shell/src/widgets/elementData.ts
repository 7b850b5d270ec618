import { startOfDay } from './countdown/daysLeft.ts';

type Attributes = Readonly<Record<string, string>>;

/**
 * What `views` shows of a countdown's attributes.
 *
 * @throws when a page of ours is composed with a date that is none
 */
export function countdownData({ date = '' }: Attributes) {
  if (startOfDay(date) === undefined)
    throw new Error(`@ringside/shell: <ringside-countdown> date "${date}": write a day as YYYY-MM-DD.`);
  return { date };
}
