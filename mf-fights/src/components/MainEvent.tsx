import { Container, Picture } from '@ringside/shared/ui';
import type { ListedFight } from '../load/listedFight.ts';
import { Actions, Countdown, Facts, Names, Occasion, Tape, WhenAndWhere } from './FightParts.tsx';
import { Preview } from './Preview.tsx';

export function MainEvent({ fight, next }: { fight: ListedFight; next?: ListedFight | undefined }) {
  return (
    <article id={`fight-${fight.id}`} aria-labelledby={fight.headingId} className="group/fight">
      <div className="bg-ink text-white">
        <Container className="grid gap-x-12 gap-y-8 py-8 md:pb-14 lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr]">
          <div className="lg:col-span-12">
            <Occasion fight={fight} className="text-blue-light" />
            <p className="mt-1 font-semibold text-muted-light text-xl forced-colors:relative">
              {fight.event}
            </p>
            <Names
              fight={fight}
              className="mt-3 font-display text-5xl uppercase group-has-[[data-over]]/fight:text-muted-light xl:flex xl:flex-wrap xl:items-center xl:gap-x-6"
            />
            <WhenAndWhere fight={fight} />
          </div>

          <div className="flex flex-col gap-6 lg:col-span-7">
            <div className="max-md:-mx-4">
              <Picture
                picture={fight.picture}
                sizes="(width >= 80rem) 44rem, (width >= 64rem) 55vw, 80vw"
                priority
                className="aspect-poster"
              />
            </div>
            <p className="billing max-w-prose text-lg">
              {fight.billing}. Promoted by {fight.promoter}.
            </p>
          </div>

          <div className="flex flex-col gap-6 lg:col-span-5 lg:row-span-2">
            <Countdown
              fight={fight}
              next={next}
              className="text-5xl text-blue-light lg:max-xl:text-4xl [--ringside-urgent:var(--color-red-light)]"
            />
            <Tape {...fight} />
          </div>

          <div className="flex flex-col gap-6 lg:col-span-7">
            <Facts fight={fight} />
            <Actions fight={fight} variant="inverse" />
          </div>
        </Container>
      </div>

      <Container className="pt-8 md:pt-12">
        <Preview fight={fight} />
      </Container>
    </article>
  );
}
