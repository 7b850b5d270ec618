import { Kicker, Picture } from '@ringside/shared/ui';
import type { ListedFight } from '../load/listedFight.ts';
import { Actions, Countdown, Facts, Names, Tape, WhenAndWhere } from './FightParts.tsx';
import { Preview } from './Preview.tsx';

export function FightCard({ fight }: { fight: ListedFight }) {
  return (
    <article
      id={`fight-${fight.id}`}
      aria-labelledby={fight.headingId}
      className="group/fight grid gap-x-12 gap-y-6 border-ink border-t-4 pt-6 lg:grid-cols-12 print:break-inside-avoid print:grid-cols-2 print:gap-x-6 print:gap-y-2 print:pt-2"
    >
      <div className="flex flex-col gap-6 lg:col-span-7 print:col-span-1 print:gap-2">
        <div>
          <Kicker>
            {fight.weightClass} · {fight.status}
          </Kicker>
          <p className="mt-1 font-semibold text-lg text-muted forced-colors:relative print:mt-0">
            {fight.event}
          </p>
          <Names
            fight={fight}
            className="mt-3 print:mt-1 font-display text-4xl uppercase group-has-[[data-over]]/fight:text-muted print:text-2xl"
          />
          <WhenAndWhere fight={fight} />
        </div>
        <p className="max-w-prose text-pretty text-lg print:text-sm">
          {fight.billing}. Promoted by {fight.promoter}.
        </p>
        <Tape {...fight} />
      </div>

      <div className="flex flex-col gap-6 lg:col-span-5 print:col-span-1 print:gap-2">
        <div className="print:w-3/5">
          <Picture
            picture={fight.picture}
            sizes="(width >= 80rem) 31rem, (width >= 64rem) 40vw, 80vw"
            className="aspect-poster"
          />
        </div>
        <Countdown
          date={fight.date}
          className="text-4xl text-blue-deep [--ringside-urgent:var(--color-red)]"
        />
        <Facts fight={fight} />
        <Actions fight={fight} variant="secondary" />
      </div>

      <div className="lg:col-span-12 print:col-span-2">
        <Preview fight={fight} />
      </div>
    </article>
  );
}
