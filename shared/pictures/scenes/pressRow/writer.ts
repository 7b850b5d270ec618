import type { Staged } from '../../cast/index.ts';
import {
  type Build,
  type Group,
  type Inks,
  ink,
  type Pose,
  poses,
  taper,
} from '../../kit/index.ts';

/** One of the writers at the table. */
export type Writer = {
  /** The writer, with the inks of his or her clothes and things. */
  person: Staged;
  things: readonly Group[];
  /** Lapels, seams and creases in pixels, inked over the print: they move with the person. */
  creases: string;
};

export const sitting: Pose = {
  ...poses.squareUp,
  hips: [0, 0.64, 0],
  hipTurn: 0,
  chestTurn: 0,
  lean: 7,
};
export const upright: Pose = { ...sitting, hips: [0, 0.84, 0], lean: 3 };

/** The table hides the legs. `curl` bends each finger of a bare hand, in degrees a joint. */
export const behindTable = (bulk: number, curl: readonly number[] = [38, 44, 52, 60]): Build => ({
  legs: false,
  bulk,
  headSize: 1.16,
  curl,
});

export const cloth = (dark: string, middle: string, light: string): Inks => ({
  tones: [dark, middle, light],
  levels: [0.16, 0.56],
});

export const navyCloth = cloth('#05060a', '#141c33', '#27324f');
export const whiteCloth = cloth('#8d8371', ink.sand, ink.paper);

/**
 * Dresses somebody further, and adds inks for the new materials. The clothes are pressed: folds
 * would make so large an outline waver.
 */
export const pressed = (
  { groups, inks }: Staged,
  dress: (groups: Group[]) => Group[],
  newInks: Staged['inks'],
): Staged => ({
  groups: dress(groups).map(({ material, solids }) => ({ material, solids })),
  inks: { ...inks, ...newInks },
});

/**
 * Lengthens the top of somebody who stands at `x` to below the table's edge, and removes the
 * trousers: a strip of them above the table would look like a dark stump.
 */
export function withLongTop(groups: readonly Group[], x: number): Group[] {
  const trunk = groups.find(({ material }) => material.endsWith('.hood'));
  const hem = taper([x, 1.02, -0.3], [x, 0.6, -0.3], [0.155, 0.225], {
    blend: 0.08,
    flat: 0.85,
    towards: [0, 0, 1],
  });

  return groups.flatMap((group) => {
    if (group === trunk) return [{ ...group, solids: [...group.solids, hem] }];
    return group.material.endsWith('.sweats') ? [] : [group];
  });
}
