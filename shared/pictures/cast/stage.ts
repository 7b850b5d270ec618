import { hooded } from '../kit/gear/clothes/sweats.ts';
import { worn } from '../kit/gear/clothes/worn.ts';
import {
  type Build,
  dressed,
  dyes,
  type Face,
  figure,
  type Group,
  type Inks,
  mirrored,
  type Pose,
  skins,
  type Vec,
} from '../kit/index.ts';
import { type Boxer, metres, type Person } from './person.ts';

type Place = { at: Vec; facing: number };
type Appearance = Pick<Face, 'mood' | 'gaze' | 'guard'> & {
  /** The ink of the edge light. */
  rim?: string;
  build?: Build;
};

/** A person of the cast in a scene, with his or her own inks. */
export type Staged = { groups: Group[]; inks: Record<string, Inks> };

/** In boxing kit. Write the pose as of an orthodox boxer: a southpaw gets its mirror image. */
export function boxing(boxer: Boxer, pose: Pose, place: Place, look: Appearance = {}): Staged {
  const { gloves, shorts, band, boots } = boxer.colours;
  const groups = figure(
    boxer.stance === 'southpaw' ? mirrored(pose) : pose,
    place,
    buildOf(boxer, look),
  );
  return named(boxer, groups, {
    ...worn({
      skin: skins[boxer.skin],
      hair: dyes[boxer.hairDye],
      gloves: dyes[gloves],
      shorts: dyes[shorts],
      band: dyes[band],
      boots: dyes[boots],
      ...(look.rim && { rim: look.rim }),
    }),
    ...(look.guard && { guard: dyes.black, trim: dyes.white }),
  });
}

/** In a plain long-sleeved top and trousers, with bare hands; `hood` puts the hood up. */
export function clothed(
  person: Person,
  pose: Pose,
  place: Place,
  { top, hood = false, ...look }: Appearance & { top: Inks; hood?: boolean },
): Staged {
  const bare = figure(pose, place, { hands: 'bare', neck: 0.032, ...buildOf(person, look) });
  const edge = look.rim && { rim: look.rim };
  return named(person, hooded(bare, 0.02, hood), {
    ...worn({ skin: skins[person.skin], hair: dyes[person.hairDye], ...edge }),
    hood: { ...top, ...edge },
    sweats: { tones: ['#05060a', '#141c33', '#27324f'], ...edge },
  });
}

/** Several people in one scene, so that they hide and shade each other. */
export const together = (...people: readonly Staged[]): Staged => ({
  groups: people.flatMap(({ groups }) => groups),
  inks: Object.assign({}, ...people.map(({ inks }) => inks)) as Record<string, Inks>,
});

function buildOf({ height, bulk, face }: Person, { mood, gaze, guard, build }: Appearance): Build {
  return {
    height: metres(height),
    bulk,
    face: { ...face, ...(mood && { mood }), ...(gaze && { gaze }), ...(guard && { guard }) },
    ...build,
  };
}

function named({ name }: Person, groups: Group[], inks: Record<string, Inks>): Staged {
  const who = name.toLowerCase().replaceAll(' ', '-');
  return {
    groups: dressed(groups, who),
    inks: Object.fromEntries(
      Object.entries(inks).map(([material, value]) => [`${who}.${material}`, value]),
    ),
  };
}
