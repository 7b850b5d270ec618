import { ball, egg, type Group, type Solid, taper } from '../../geometry/solid.ts';
import type { Frame } from '../../geometry/vector.ts';
import { sideways, slice } from '../seams.ts';
import { closing, cuffOf } from './gloveCuff.ts';
import { eyelets, mesh, opening, openPalm } from './glovePalm.ts';
import { type Measures, measures } from './measures.ts';

/** Factors of a plain glove, except the cuff in metres. */
export interface GloveShape {
  hand?: readonly [number, number, number];
  /** How far the cuff reaches down the arm, and its radius there. */
  cuff?: readonly [number, number];
  thumb?: number;
  strap?: boolean;
  /** Tape over the laces, as in a fight. */
  taped?: boolean;
  folds?: number;
  /** Cuts the palm away, but for a bar to grip. */
  openPalm?: boolean;
  /** Eyelets in the palm, in rows and columns, or a panel of mesh. */
  palm?: readonly [number, number] | 'mesh';
  /** A band ties the tip of the thumb to the hand. */
  tether?: boolean;
  /** A seam runs across the striking face, and down both sides. */
  seam?: boolean;
}

/**
 * The frame is that of `gloveAt`. Materials glove, thumb, cuff, trim (piping), label, lace, strap,
 * tape, lining (also of holes), mesh, tether.
 */
export function lacedGlove(
  frame: Frame,
  size = 1,
  {
    folds = 0,
    hand = [1, 1, 1],
    cuff: [reach, end] = [0.112, 0.06],
    thumb: big = 1,
    strap = false,
    taped = false,
    openPalm: isOpen = false,
    palm: aired,
    tether = false,
    seam = false,
  }: GloveShape = {},
): Group[] {
  const s = size;
  const glove = measures(frame, size, hand);
  const { thick, wide, at, here, on } = glove;
  const bar = (
    f: number,
    u: number,
    half: number,
    r: number,
    blend: number,
    carve = false,
  ): Solid =>
    taper(on(f, u, -half), on(f, u, half), [r * s * thick, r * s * thick], {
      blend: blend * s,
      carve,
    });
  const fist = [
    egg({ ...frame, at: on(0.004, 0.092, 0) }, [
      0.07 * s * thick,
      0.086 * s * glove.long,
      0.074 * s * wide,
    ]),
    bar(0.014, 0.132, 0.03, 0.053, 0.035),
    bar(-0.04, 0.1, 0.03, 0.036, 0.022),
    bar(-0.082, 0.04, 0.036, 0.016, 0.024, true),
    taper(at(-0.004, -0.01, 0), on(-0.004, 0.05, 0), [0.05 * s, 0.056 * s * wide], {
      blend: 0.03 * s,
    }),
    egg({ ...frame, at: on(-0.03, 0.042, -0.014) }, [0.032 * s, 0.034 * s, 0.032 * s], {
      blend: 0.02 * s,
    }),
  ];
  const thumb = [
    taper(on(-0.004, 0.018, 0.05), on(-0.038, 0.1, 0.066), [0.03 * s * big, 0.028 * s * big]),
    ball(on(-0.052, 0.12, 0.054), 0.026 * s * big, { blend: 0.03 * s }),
  ];
  /** Round the tip of the thumb and over the gap to the side of the hand. */
  const band = [
    on(-0.072, 0.112, 0.06),
    on(-0.05, 0.108, 0.062 + 0.026 * big),
    on(-0.018, 0.11, 0.094),
    on(0.012, 0.114, 0.088),
  ];
  const tied: Group = {
    material: 'tether',
    solids: band
      .slice(1)
      .map((point, n) =>
        taper(band[n] ?? point, point, [0.009 * s, 0.009 * s], { blend: 0.003 * s }),
      ),
  };
  const seams: Solid[] = slice(
    slice(
      fist,
      sideways(here(-0.012 * thick, 0, 0), 'forward'),
      [-0.0035 * s, 0.0035 * s],
      0.003 * s,
    ),
    { ...frame, at: on(0, 0.5, 0) },
    [-0.47 * s, 0.5 * s],
    0,
  );

  const shape = { reach, end, by: strap ? 'strap' : taped ? 'tape' : 'laces' } as const;
  const cuff = cuffOf(glove, shape);

  return [
    { material: 'glove', solids: isOpen ? [...fist, opening(glove)] : fist, folds },
    ...(isOpen ? openPalm(glove, fist) : []),
    ...palmOf(glove, fist, aired),
    ...(tether ? [tied] : []),
    ...(seam ? [{ material: 'trim', solids: seams }] : []),
    { material: 'thumb', solids: thumb, folds },
    {
      material: 'trim',
      solids: slice(fist, { ...frame, at: on(0, 0.014, 0) }, [-0.005 * s, 0.005 * s], 0.003 * s),
    },
    {
      material: 'trim',
      solids: slice(
        thumb,
        sideways({ ...frame, at: on(0, 0, 0.0605) }, 'left'),
        [-0.0035 * s, 0.0035 * s],
        0.003 * s,
      ),
    },
    { material: 'cuff', solids: cuff, folds: folds / 2 },
    {
      material: 'trim',
      solids: slice(cuff, here(0, -reach - 0.002, 0), [-0.014 * s, 0.006 * s], 0.003 * s),
    },
    ...closing(glove, cuff, shape),
  ];
}

function palmOf(glove: Measures, fist: readonly Solid[], palm: GloveShape['palm']): Group[] {
  if (!palm) return [];
  return palm === 'mesh' ? mesh(glove, fist) : eyelets(glove, fist, palm);
}
