import { ball, type Group, hoop, taper } from '../geometry/solid.ts';
import { along, type Frame, type Vec } from '../geometry/vector.ts';

type At = (f: number, u: number, l: number) => Vec;
type Here = (f: number, u: number, l: number) => Frame;

type Expression = {
  /** Heights of a brow at its inner end, its bend and its outer end. */
  brow: readonly [number, number, number];
  /** How far the upper and the lower lid are from the middle of the eye. */
  lids: readonly [number, number];
  mouth: {
    /** Height of the corners above the middle of the mouth. */
    corners: number;
    /** How far it is open, in metres. */
    open?: number;
    /** Bites on a gumshield. */
    gumshield?: boolean;
  };
};

export type Mood = 'calm' | 'stern' | 'fierce' | 'wary' | 'tired' | 'glad' | 'strained' | 'keen';

/** In metres of a head of life size. */
export const moods: Readonly<Record<Mood, Expression>> = {
  calm: { brow: [0.021, 0.026, 0.021], lids: [0.0045, 0.0065], mouth: { corners: 0 } },
  stern: { brow: [0.013, 0.0205, 0.024], lids: [0.003, 0.006], mouth: { corners: -0.004 } },
  fierce: {
    brow: [0.01, 0.02, 0.029],
    lids: [0.0035, 0.0055],
    mouth: { corners: -0.003, open: 0.011, gumshield: true },
  },
  wary: { brow: [0.026, 0.029, 0.021], lids: [0.006, 0.007], mouth: { corners: -0.003 } },
  tired: {
    brow: [0.03, 0.028, 0.019],
    lids: [0.0015, 0.006],
    mouth: { corners: -0.005, open: 0.008 },
  },
  glad: { brow: [0.024, 0.03, 0.024], lids: [0.005, 0.0055], mouth: { corners: 0.0085 } },
  strained: {
    brow: [0.012, 0.02, 0.026],
    lids: [0.002, 0.003],
    mouth: { corners: 0.001, open: 0.013, gumshield: true },
  },
  keen: { brow: [0.014, 0.023, 0.025], lids: [0.005, 0.0065], mouth: { corners: 0.004 } },
};

const EYE = { forward: 0.0775, up: -0.007, out: 0.0335, radius: 0.0142 };

/**
 * Whites, irises, and dark lashes that draw the eye's outline. Materials eye, iris, lash and lid.
 */
export function eyesOf(
  mood: Mood,
  at: At,
  s: number,
  gaze: readonly [number, number] = [0, 0],
): Group[] {
  const [upper, lower] = moods[mood].lids;
  const { forward, up, out, radius } = EYE;
  const groups: Group[] = [];

  for (const l of [1, -1]) {
    const looks = { l: out * l + gaze[0] * 0.0055, u: up + gaze[1] * 0.004 };
    groups.push(
      { material: 'eye', solids: [ball(at(forward, up, out * l), radius * s)] },
      { material: 'iris', solids: [ball(at(forward + 0.0095, looks.u, looks.l), 0.0077 * s)] },
      // A lid is skin over the ball; its edge is the lash.
      { material: 'lid', solids: lid(at, s, l, up + upper + 0.007, 0.0085) },
      { material: 'lid', solids: lid(at, s, l, up - lower - 0.0058, 0.0062, -0.0005) },
      { material: 'lash', solids: lid(at, s, l, up + upper, 0.0029, 0.0098) },
    );
  }

  return groups;
}

const lid = (at: At, s: number, l: number, u: number, thick: number, before = 0.002) => {
  const { forward, out } = EYE;
  return [
    taper(
      at(forward + before, u - 0.0015, (out - 0.0145) * l),
      at(forward + before + 0.005, u + 0.001, out * l),
      [thick * 0.8 * s, thick * s],
    ),
    taper(
      at(forward + before + 0.005, u + 0.001, out * l),
      at(forward + before - 0.007, u - 0.002, (out + 0.016) * l),
      [thick * s, thick * 0.8 * s],
      { blend: 0.004 * s },
    ),
  ];
};

/** Lips, and between them the dark of the mouth or a gumshield. Materials lip, mouth and gum. */
export function mouthOf(mood: Mood, at: At, s: number): Group[] {
  const { corners, open = 0, gumshield = false } = moods[mood].mouth;
  const line = (u: number, forward: number, half: number, thick: number) =>
    [1, -1].map((l) =>
      taper(
        at(forward, u, 0),
        at(forward - 0.0075, u + corners, half * l),
        [thick * s, thick * 0.7 * s],
        { blend: 0.003 * s },
      ),
    );

  return [
    { material: 'lip', solids: line(-0.0745 + open * 0.4, 0.0965, 0.025, 0.0075) },
    { material: 'lip', solids: line(-0.089 - open * 0.6, 0.0965, 0.019, 0.0078) },
    { material: 'mouth', solids: line(-0.0815 - open * 0.1, 0.1005, 0.027, 0.0036 + open * 0.42) },
    ...(gumshield
      ? [{ material: 'gum', solids: line(-0.079 - open * 0.05, 0.1035, 0.0195, 0.0054) }]
      : []),
  ];
}

/** Round frames of the material lash. */
export function glassesOf(here: Here, at: At, s: number): Group {
  const bridge = 0.106;
  return {
    material: 'lash',
    solids: [
      taper(at(bridge + 0.004, 0.004, -0.012), at(bridge + 0.004, 0.004, 0.012), [
        0.0026 * s,
        0.0026 * s,
      ]),
      ...[1, -1].flatMap((l) => {
        const { at: middle, forward, up } = here(bridge - 0.004, -0.006, 0.036 * l);
        return [
          hoop(along(middle, forward, up), 0.0255 * s, 0.0024 * s),
          taper(at(bridge - 0.008, 0.002, 0.061 * l), at(-0.005, 0.004, 0.086 * l), [
            0.0028 * s,
            0.0028 * s,
          ]),
        ];
      }),
    ],
  };
}
