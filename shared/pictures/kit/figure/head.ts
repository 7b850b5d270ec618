import { headGuard } from '../gear/headGuard.ts';
import { ball, egg, type Group, taper } from '../geometry/solid.ts';
import { type Frame, type Vec, within } from '../geometry/vector.ts';
import { eyesOf, glassesOf, type Mood, moods, mouthOf } from './features.ts';
import { type Beard, beardOf, type Hair, hairOf } from './hair.ts';

export type Face = {
  hair?: Hair;
  beard?: Beard;
  /** Stretches the face: above 1 longer and narrower. */
  long?: number;
  jaw?: number;
  nose?: number;
  guard?: boolean;
  glasses?: boolean;
  /** Across both brows. */
  scars?: boolean;
  /** What brows, lids and mouth say; calm if left out. */
  mood?: Mood;
  /** Where the eyes look, against the face: to its left and upwards, from -1 to 1. */
  gaze?: readonly [number, number];
};

/** A head about its centre, looking along the frame's forward axis; `size` 1 is life size. */
export function head(
  frame: Frame,
  {
    hair = 'crop',
    beard = 'none',
    long = 1,
    jaw = 1,
    nose = 1,
    guard = false,
    glasses = false,
    scars = false,
    mood = 'calm',
    gaze,
  }: Face = {},
  size = 1,
): Group[] {
  const at = (f: number, u: number, l: number): Vec =>
    within(frame, [f * size, u * size * (u < 0 ? long : 1), l * size]);
  const here = (f: number, u: number, l: number): Frame => ({ ...frame, at: at(f, u, l) });
  const r = (f: number, u: number, l: number): Vec => [f * size, u * size, l * size];
  const s = size;
  const sides = [1, -1];

  /** A shell that stands off the head, its bowl hollow, with a lobe. */
  const earOf = (l: number) => [
    egg(here(-0.016, -0.012, 0.082 * l), r(0.026, 0.036, 0.015), { blend: 0.006 * s }),
    ball(at(-0.008, -0.045, 0.08 * l), 0.0125 * s, { blend: 0.008 * s }),
    egg(here(-0.01, -0.014, 0.097 * l), r(0.0135, 0.022, 0.012), {
      blend: 0.004 * s,
      carve: true,
    }),
  ];

  const skin = [
    egg(here(-0.012, 0.02, 0), r(0.1, 0.089, 0.078)),
    egg(here(-0.03, 0.045, 0), r(0.076, 0.06, 0.075), { blend: 0.03 * s }),
    egg(here(0.03, -0.045, 0), r(0.064, 0.088 * long, 0.06), { blend: 0.04 * s }),
    egg(here(0.052, -0.078, 0), r(0.041, 0.042, 0.046), { blend: 0.03 * s }),
    taper(at(0.07, 0.028, -0.036), at(0.07, 0.028, 0.036), [0.024 * s, 0.024 * s], {
      blend: 0.03 * s,
    }),
    ball(at(0.079, -0.118, 0), 0.021 * s * jaw, { blend: 0.035 * s }),
    ...sides.flatMap((l) => [
      taper(
        at(-0.012, -0.06, 0.056 * l * jaw),
        at(0.066, -0.117, 0.02 * l * jaw),
        [0.021 * s, 0.018 * s],
        {
          blend: 0.04 * s,
        },
      ),
      ball(at(0.058, -0.032, 0.046 * l), 0.023 * s, { blend: 0.03 * s }),
      ball(at(0.103, -0.006, 0.034 * l), 0.018 * s, { blend: 0.016 * s, carve: true }),
      // A bob covers the ears.
      ...(hair === 'bob' && !guard ? [] : earOf(l)),
    ]),
    taper(at(0.088, 0.012, 0), at(0.112, -0.043, 0), [0.0095 * s, 0.0155 * s * nose], {
      blend: 0.014 * s,
    }),
    taper(
      at(0.098, -0.047, -0.014),
      at(0.098, -0.047, 0.014),
      [0.009 * s * nose, 0.009 * s * nose],
      {
        blend: 0.012 * s,
      },
    ),
  ];
  const { brow, mouth } = moods[mood];
  const brows = sides.flatMap((l) => [
    taper(at(0.0975, brow[0], 0.013 * l), at(0.0965, brow[1], 0.033 * l), [0.0038 * s, 0.0042 * s]),
    taper(at(0.0965, brow[1], 0.033 * l), at(0.087, brow[2], 0.053 * l), [0.0042 * s, 0.0026 * s]),
  ]);
  const groups: Group[] = [
    { material: 'skin', solids: skin },
    { material: 'hair', solids: brows },
    ...eyesOf(mood, at, s, gaze),
    ...mouthOf(mood, at, s),
  ];
  if (guard) groups.push(...headGuard(frame, size));
  else groups.push({ material: 'hair', solids: hairOf(hair, here, at, r, s) });
  if (scars)
    groups.push({
      material: 'scar',
      solids: sides.map((l) =>
        taper(at(0.105, brow[1] - 0.004, 0.036 * l), at(0.104, brow[1] + 0.018, 0.028 * l), [
          0.0042 * s,
          0.0032 * s,
        ]),
      ),
    });
  if (glasses) groups.push(glassesOf(here, at, s));
  groups.push({
    material: 'hair',
    solids: beardOf(beard, here, at, s * (0.5 + 0.5 * jaw), mouth.corners),
  });
  return groups;
}
