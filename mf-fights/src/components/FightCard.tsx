import { Picture } from '@ringside/shared/ui';
import type { ListedFight } from '../load/listedFight.ts';
import { Actions, Countdown, Facts, Names, Occasion, Tape, WhenAndWhere } from './FightParts.tsx';
import { Preview } from './Preview.tsx';

export function FightCard({ fight, next }: { fight: ListedFight; next?: ListedFight | undefined }) {
  return (
    <article
      id={`fight-${fight.id}`}
      aria-labelledby={fight.headingId}
      className="group/fight grid gap-x-12 gap-y-6 border-ink border-t-4 pt-6 lg:grid-cols-12"
    >
      <div className="flex flex-col gap-6 lg:col-span-7">
        <div>
          <Occasion fight={fight} />
          <p className="mt-1 font-semibold text-lg text-muted forced-colors:relative">
            {fight.event}
          </p>
          <Names
            fight={fight}
            className="mt-3 font-display text-4xl uppercase group-has-[[data-over]]/fight:text-muted"
          />
          <WhenAndWhere fight={fight} />
        </div>
        <p className="billing max-w-prose text-pretty text-lg">
          {fight.billing}. Promoted by {fight.promoter}.
        </p>
        <Tape {...fight} />
      </div>

      <div className="flex flex-col gap-6 lg:col-span-5">
        <div className="">
          <Picture
            picture={fight.picture}
            sizes="(width >= 80rem) 31rem, (width >= 64rem) 40vw, 80vw"
            className="aspect-poster"
          />
        </div>
        <Countdown
          fight={fight}
          next={next}
          className="text-4xl text-blue-deep [--ringside-urgent:var(--color-red)]"
        />
        <Facts fight={fight} />
        <Actions fight={fight} variant="secondary" />
      </div>

      <div className="lg:col-span-12">
        <Preview fight={fight} />
      </div>
    </article>
  );
}
