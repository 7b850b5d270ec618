import { Picture } from '@ringside/shared/ui';
import type { ListedFight } from '../load/listedFight.ts';
import { Facts, Occasion, PosterClock, Title } from './FightParts.tsx';
import { Fold } from './Fold.tsx';
import { Odds, OurPick, Undercard } from './Preview.tsx';
import { Tape } from './Tape.tsx';

/**
 * The part of a picture that a narrower or a lower shape shows: the height of the faces, and the side
 * on which a boxer stands near the edge.
 */
const FOCUS = {
  left: 'object-[25%_20%]',
  middle: 'object-[50%_20%]',
  right: 'object-[75%_20%]',
};

/**
 * The parts of a fight. The styles arrange them: a fight that is ahead is large, and one that is over
 * is a short result (styles/).
 */
export function FightCard({ fight, index }: { fight: ListedFight; index: number }) {
  /** In styles/poster.css, every third picture is as wide as the window. */
  const isWide = index % 3 === 0;

  return (
    <article
      id={`fight-${fight.id}`}
      aria-labelledby={fight.headingId}
      className={`fight turn${fight.isTold ? ' told' : ''}`}
    >
      <div className="bout grid gap-x-12 gap-y-6 pt-8 pb-12">
        <div className="title">
          <Occasion fight={fight} />
          {/* In forced colours the backplate of the names would cover it. */}
          <p className="relative mt-1 font-semibold text-lg">{fight.event}</p>
          <Title fight={fight} />
        </div>

        <div className="scene">
          <Picture
            picture={fight.picture}
            sizes={isWide ? '80vw' : '(width >= 80rem) 50vw, 80vw'}
            priority={index === 0}
            className={`aspect-poster ${FOCUS[fight.focus]}`}
          />
        </div>

        <PosterClock fight={fight} />
        <OurPick fight={fight} />
        <Facts fight={fight} />

        <Fold fight={fight}>
          <p className="billing text-lg">{`${fight.billing}. Promoted by ${fight.promoter}.`}</p>
          <Tape {...fight} />
          <Odds fight={fight} />
          <Undercard fight={fight} />
        </Fold>
      </div>
    </article>
  );
}
