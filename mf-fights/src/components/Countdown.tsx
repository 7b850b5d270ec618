import { Fragment } from '@ringside/shared/section';

interface CountdownProps {
  date: string;
  /** Size, and the colour of fight day as `--ringside-urgent`. */
  className: string;
}

/** Days until a fight. The line's space is reserved, so that nothing moves when the countdown replaces the date. */
export function Countdown({ date, className }: CountdownProps) {
  return (
    <div className={`flex min-h-[1em] items-end font-display [line-height:1] ${className}`}>
      <Fragment tag="ringside-countdown" date={date} />
    </div>
  );
}
