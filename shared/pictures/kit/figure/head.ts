import { headGuard } from '../gear/headgear/headGuard.ts';
import { ball, egg, type Group, taper } from '../geometry/solid.ts';
import { type Frame, type Vec, within } from '../geometry/vector.ts';
import { eyesOf, glassesOf, lidsOf, type Mood, moods, mouthOf } from './features.ts';
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

/** The lower half of the face was measured on a long face. This factor makes it as long as usual. */
const SHORT = 0.95;

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
    within(frame, [f * size, u * size * (u < 0 ? long * SHORT : 1), l * size]);
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
    egg(here(0.03, -0.045, 0), r(0.064, 0.082 * long, 0.058), { blend: 0.035 * s }),
    // The arch of the teeth carries the lips.
    egg(here(0.052, -0.078, 0), r(0.045, 0.037, 0.044), { blend: 0.025 * s }),
    ball(at(0.08, -0.12, 0), 0.02 * s * jaw, { blend: 0.022 * s }),
    ...sides.flatMap((l) => [
      taper(
        at(-0.012, -0.068, 0.058 * l * jaw),
        at(0.066, -0.12, 0.022 * l * jaw),
        [0.018 * s, 0.016 * s],
        { blend: 0.034 * s },
      ),
      // The ridge of the brow and the cheekbone: between them lies the eye, in their shade.
      taper(at(0.08, 0.017, 0.008 * l), at(0.066, 0.017, 0.05 * l), [0.0165 * s, 0.014 * s], {
        blend: 0.02 * s,
      }),
      taper(at(0.06, -0.034, 0.042 * l), at(0.004, -0.018, 0.067 * l), [0.0215 * s, 0.012 * s], {
        blend: 0.03 * s,
      }),
      // Without it the hollow between cheekbone and jaw is that of a starving man.
      ball(at(0.026, -0.06, 0.047 * l), 0.021 * s, { blend: 0.03 * s }),
      ball(at(0.1, -0.008, 0.033 * l), 0.019 * s, { blend: 0.012 * s, carve: true }),
      // A bob covers the ears.
      ...(hair === 'bob' && !guard ? [] : earOf(l)),
    ]),
    taper(at(0.09, 0.012, 0), at(0.112, -0.045, 0), [0.009 * s, 0.0145 * s * nose], {
      blend: 0.012 * s,
    }),
    taper(
      at(0.099, -0.05, -0.0145),
      at(0.099, -0.05, 0.0145),
      [0.009 * s * nose, 0.009 * s * nose],
      { blend: 0.008 * s },
    ),
    ...sides.flatMap((l) => [
      ball(at(0.107, -0.0625, 0.0085 * l), 0.0045 * s * nose, { blend: 0.003 * s, carve: true }),
      // From the wing of the nose past the corner of the mouth.
      taper(at(0.0985, -0.064, 0.03 * l), at(0.087, -0.09, 0.04 * l), [0.0042 * s, 0.0035 * s], {
        blend: 0.008 * s,
        carve: true,
      }),
      ...lidsOf(mood, at, s, l),
    ]),
  ];
  const { brow, mouth } = moods[mood];
  const brows = sides.flatMap((l) => [
    taper(at(0.0985, brow[0], 0.0125 * l), at(0.095, brow[1], 0.034 * l), [0.0046 * s, 0.0044 * s]),
    taper(at(0.095, brow[1], 0.034 * l), at(0.08, brow[2], 0.056 * l), [0.0044 * s, 0.0022 * s], {
      blend: 0.003 * s,
    }),
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
        taper(at(0.0885, brow[1] - 0.006, 0.043 * l), at(0.0925, brow[1] + 0.012, 0.037 * l), [
          0.0036 * s,
          0.003 * s,
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
