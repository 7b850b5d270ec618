import type { PropsWithChildren } from 'react';
import type { Bill } from '../load/bill.ts';

/** When, where and on which channel. */
export function Facts({ fight }: { fight: Bill }) {
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Fact term="Date">
        <time dateTime={fight.date}>{fight.day}</time>
      </Fact>
      <Fact term="Time">{fight.time}</Fact>
      <Fact term="Venue">{fight.venue}</Fact>
      <Fact term="Location">{fight.location}</Fact>
      <Fact term="Broadcaster">{fight.broadcaster}</Fact>
      <Fact term="Your time" className="noscript:hidden print:has-[time:empty]:hidden">
        {/* The browser adds the reader's own time. The space is reserved. */}
        <time dateTime={fight.startsAt} data-local="" suppressHydrationWarning />
      </Fact>
    </dl>
  );
}

function Fact({ term, className, children }: PropsWithChildren<{ term: string; className?: string }>) {
  return (
    <div className={className}>
      <dt className="font-bold text-xs uppercase tracking-wider opacity-80">{term}</dt>
      <dd className="min-h-[1.6em] font-semibold">{children}</dd>
    </div>
  );
}
