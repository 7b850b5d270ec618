import { Fragment } from '@ringside/shared/section';
import { ButtonLink, Icon } from '@ringside/shared/ui';
import { CalendarPlus } from 'lucide';
import type { PropsWithChildren } from 'react';
import type { Bill } from '../load/bill.ts';

export function Names({ fight, className }: { fight: Bill; className: string }) {
  const [first, second] = fight.fighters;
  return (
    <h2 id={fight.headingId} className={className}>
      <span className="block">{first}</span>{' '}
      <span className="my-1 flex items-center gap-3 font-normal font-sans text-lg normal-case [line-height:1] before:h-0.5 before:w-8 before:bg-current md:my-2">
        vs
      </span>{' '}
      <span className="block">{second}</span>
    </h2>
  );
}

export function Tape({ fighters, records }: Pick<Bill, 'fighters' | 'records'>) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 border-current border-y-2 py-3">
      {fighters.map((name, corner) => (
        <div key={name} className="last:text-right">
          <dt className="text-sm">{name}</dt>
          <dd className="font-display text-2xl">{records[corner]}</dd>
        </div>
      ))}
    </dl>
  );
}

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
      <Fact
        term="Your time"
        className="has-[time:empty]:invisible noscript:hidden print:has-[time:empty]:hidden"
      >
        <time dateTime={fight.startsAt} data-local="" suppressHydrationWarning />
      </Fact>
    </dl>
  );
}

function Fact({
  term,
  className,
  children,
}: PropsWithChildren<{ term: string; className?: string }>) {
  return (
    <div className={className}>
      <dt className="font-bold text-xs uppercase tracking-wider opacity-80">{term}</dt>
      <dd className="min-h-[1.6em] font-semibold">{children}</dd>
    </div>
  );
}

/** Its line is reserved for the countdown that replaces the date. */
export function Countdown({ date, className }: { date: string; className: string }) {
  return (
    <div className={`flex min-h-[1em] items-end font-display [line-height:1] ${className}`}>
      <Fragment tag="ringside-countdown" date={date} />
    </div>
  );
}

export function Actions({ fight, variant }: { fight: Bill; variant: 'secondary' | 'inverse' }) {
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <Fragment tag="ringside-article-link" {...fight.analysis} />{' '}
      <ButtonLink
        variant={variant}
        href={`/fights/${fight.id}.ics`}
        download
        aria-describedby={fight.headingId}
      >
        <Icon icon={CalendarPlus} className="size-5" />
        Add to calendar
      </ButtonLink>
    </div>
  );
}
