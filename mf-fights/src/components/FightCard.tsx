import { Container, Picture } from '@ringside/shared/ui';
import type { ListedFight } from '../load/listedFight.ts';
import { Actions, Facts, Names, Occasion, PosterClock, Tape, WhenAndWhere } from './FightParts.tsx';
import { Preview } from './Preview.tsx';

/**
 * All fights have the same layout, so that nothing moves when a countdown marks its fight as over
 * and the dark poster becomes the next fight's: its turn (styles.css).
 */
export function FightCard({
  fight,
  next,
  isFirst,
}: {
  fight: ListedFight;
  next?: ListedFight | undefined;
  isFirst: boolean;
}) {
  return (
    <article id={`fight-${fight.id}`} aria-labelledby={fight.headingId} className="fight turn">
      <div className="poster">
        <Container className="grid gap-x-12 gap-y-8 py-8 md:py-10 lg:grid-cols-12">
          <div className="col-span-full">
            <Occasion fight={fight} />
            {/* In forced colours the backplate of the names would cover it. */}
            <p className="relative mt-1 font-semibold text-lg text-muted">{fight.event}</p>
            <Names fight={fight} />
            <WhenAndWhere fight={fight} />
          </div>

          <div className="scene flex flex-col gap-6 lg:col-span-7">
            <div className="max-md:-mx-4">
              <Picture
                picture={fight.picture}
                sizes="(width >= 80rem) 44rem, (width >= 64rem) 55vw, 80vw"
                priority={isFirst}
                className="aspect-poster"
              />
            </div>
            <p className="billing max-w-prose text-pretty text-lg">
              {`${fight.billing}. Promoted by ${fight.promoter}.`}
            </p>
          </div>

          <div className="measures flex flex-col gap-6 lg:col-span-5">
            <PosterClock fight={fight} />
            <Tape {...fight} />
          </div>

          <div className="col-span-full flex flex-col gap-6">
            <Facts fight={fight} />
            <Actions fight={fight} next={next} />
          </div>
        </Container>
      </div>

      <Container className="pt-8 pb-12 md:pb-20">
        <Preview fight={fight} />
      </Container>
    </article>
  );
}
