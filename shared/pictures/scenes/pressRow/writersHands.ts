import { isHand } from '../../kit/figure/hand.ts';
import { drum, type Frame, type Group, type Vec, within } from '../../kit/index.ts';

type Replacement = (hand: Group) => readonly Group[];

/** Replaces the bare hands at the ends of somebody's arms. */
export function withHands(
  groups: readonly Group[],
  { left, right }: { left: Replacement; right: Replacement },
): Group[] {
  const [leftHand, rightHand] = groups.filter(isHand);

  return groups.flatMap((group) => {
    if (group === leftHand) return left(group);
    return group === rightHand ? right(group) : [group];
  });
}

/** A frame with these axes at the wrist of a bare hand. */
export function atWrist({ solids: [palm] }: Group, axes: Omit<Frame, 'at'>): Frame {
  if (!palm) throw new Error('pictures: the figure has no bare hands.');
  return { ...axes, at: within(palm.frame, [0.004, -0.052, 0]) };
}

/** A cuff around the wrist of a hand whose arm comes from behind it. */
export const cuffAround = (who: string, from: Vec, to: Vec, radius = 0.04): Group => ({
  material: `${who}.cuff-band`,
  solids: [drum(from, to, [radius + 0.003, radius], { round: 0.007 })],
});
