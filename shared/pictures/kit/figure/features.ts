import { ball, type Group, hoop, type Solid, taper } from '../geometry/solid.ts';
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
  calm: { brow: [0.0165, 0.0215, 0.016], lids: [0.0045, 0.006], mouth: { corners: 0.001 } },
  stern: { brow: [0.008, 0.0165, 0.0195], lids: [0.003, 0.0055], mouth: { corners: -0.004 } },
  fierce: {
    brow: [0.005, 0.016, 0.024],
    lids: [0.0035, 0.005],
    mouth: { corners: -0.003, open: 0.012, gumshield: true },
  },
  wary: { brow: [0.022, 0.025, 0.0165], lids: [0.006, 0.0065], mouth: { corners: -0.003 } },
  tired: {
    brow: [0.025, 0.0225, 0.013],
    lids: [0.0015, 0.006],
    mouth: { corners: -0.004 },
  },
  glad: {
    brow: [0.019, 0.0255, 0.019],
    lids: [0.0045, 0.0045],
    mouth: { corners: 0.011, open: 0.007, gumshield: true },
  },
  strained: {
    brow: [0.007, 0.0155, 0.021],
    lids: [0.002, 0.003],
    mouth: { corners: 0.001, open: 0.014, gumshield: true },
  },
  keen: { brow: [0.009, 0.0185, 0.02], lids: [0.005, 0.006], mouth: { corners: 0.005 } },
};

const EYE = { forward: 0.0775, up: -0.007, out: 0.0335, radius: 0.0142 };

/** The white and the iris of each eye, and the dark edge of its upper lid. */
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
    const looks = { l: out * l + gaze[0] * 0.006, u: up + (upper - lower) / 2 + gaze[1] * 0.003 };
    groups.push(
      { material: 'eye', solids: [ball(at(forward, up, out * l), radius * s)] },
      { material: 'iris', solids: [ball(at(forward + 0.0088, looks.u, looks.l), 0.0069 * s)] },
      { material: 'lash', solids: lid(at, s, l, up + upper, 0.0026, 0.0099) },
    );
  }

  return groups;
}

/** The lids of one eye, which belong to the skin, so that no line goes round them. */
export function lidsOf(mood: Mood, at: At, s: number, l: number): Solid[] {
  const [upper, lower] = moods[mood].lids;
  const { up } = EYE;
  return [
    ...lid(at, s, l, up + upper + 0.0078, 0.0078, 0.001),
    ...lid(at, s, l, up - lower - 0.0055, 0.006, -0.001),
  ];
}

const lid = (at: At, s: number, l: number, u: number, thick: number, before: number) => {
  const { forward, out } = EYE;
  return [
    taper(
      at(forward + before, u - 0.0015, (out - 0.0145) * l),
      at(forward + before + 0.005, u + 0.001, out * l),
      [thick * 0.8 * s, thick * s],
      { blend: 0.004 * s },
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
  /** A curve through the middle, where it is flat, to both corners. */
  const line = (u: number, forward: number, half: number, thick: number) =>
    [1, -1].flatMap((l) => {
      const bend = at(forward - 0.0015, u + corners * 0.2, half * 0.5 * l);
      return [
        taper(at(forward, u, 0), bend, [thick * s, thick * 0.92 * s], { blend: 0.003 * s }),
        taper(
          bend,
          at(forward - 0.0085, u + corners, half * l),
          [thick * 0.92 * s, thick * 0.55 * s],
          {
            blend: 0.003 * s,
          },
        ),
      ];
    });

  return [
    { material: 'lip', solids: line(-0.0755 + open * 0.4, 0.0965, 0.0245, 0.0068) },
    { material: 'lip', solids: line(-0.0878 - open * 0.6, 0.0965, 0.02, 0.0072) },
    { material: 'mouth', solids: line(-0.0815 - open * 0.1, 0.1, 0.027, 0.003 + open * 0.42) },
    ...(gumshield
      ? [{ material: 'gum', solids: line(-0.0785 - open * 0.02, 0.1045, 0.0205, 0.0046) }]
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
