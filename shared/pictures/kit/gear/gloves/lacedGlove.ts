import { compile, march } from '../../geometry/scene.ts';
import {
  ball,
  block,
  drum,
  egg,
  type Group,
  hoop,
  type Solid,
  taper,
} from '../../geometry/solid.ts';
import { add, along, type Frame, scale, type Vec, within } from '../../geometry/vector.ts';
import { cord } from '../gear.ts';
import { sideways, slice } from '../seams.ts';

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
    hand: [long, thick, wide] = [1, 1, 1],
    cuff: [reach, end] = [0.112, 0.06],
    thumb: big = 1,
    strap = false,
    taped = false,
    openPalm = false,
    palm: aired,
    tether = false,
    seam = false,
  }: GloveShape = {},
): Group[] {
  const s = size;
  // Without the round edges, which lie around it.
  const [flare, wrist] = [end - 0.008, 0.043];
  const at = (f: number, u: number, l: number): Vec => within(frame, [f * s, u * s, l * s]);
  const on = (f: number, u: number, l: number): Vec => at(f * thick, u * long, l * wide);
  const here = (f: number, u: number, l: number): Frame => ({ ...frame, at: at(f, u, l) });
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
  const hand = [
    egg({ ...frame, at: on(0.004, 0.092, 0) }, [
      0.07 * s * thick,
      0.086 * s * long,
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
  const [low, high, half] = [0.004, 0.1, 0.045];
  const palm = block(
    { ...frame, at: on(-0.1, (low + high) / 2, 0) },
    [0.07 * s, ((high - low) / 2) * s * long, half * s * wide],
    { carve: true, blend: 0.008 * s, round: 0.034 * s },
  );
  const thumb = [
    taper(on(-0.004, 0.018, 0.05), on(-0.038, 0.1, 0.066), [0.03 * s * big, 0.028 * s * big]),
    ball(on(-0.052, 0.12, 0.054), 0.026 * s * big, { blend: 0.03 * s }),
  ];
  const slit = block(here(-0.06, 0.03 - reach / 1.3, 0), [0.03 * s, (reach / 1.3) * s, 0.006 * s], {
    carve: true,
    blend: 0.006 * s,
  });
  const cuff = [
    drum(at(0, -reach, 0), at(0, 0.004, 0), [flare * s, wrist * s], { round: 0.008 * s }),
    drum(
      at(0, -reach - 0.048, 0),
      at(0, 0.027 - reach, 0),
      [(flare - 0.01) * s, (flare - 0.014) * s],
      {
        carve: true,
        blend: 0.006 * s,
      },
    ),
    ...(strap || taped ? [] : [slit]),
  ];
  const middle = -reach / 2;
  const label = slice(
    slice(cuff, here(0, middle, 0), [-0.03 * s, 0.03 * s], 0.002 * s),
    sideways(here(0, 0, 0), 'left'),
    [-0.034 * s, 0.034 * s],
    0,
  );
  const front = block(here(-0.9 / s, 0, 0), [0.9, 0.9, 0.9], {
    carve: true,
    blend: 0.002,
    round: 0.001,
  });
  const radius = (u: number) => flare + ((u + reach) / (reach + 0.004)) * (wrist - flare);
  const eyelet = (u: number, l: number): Vec =>
    at(-Math.sqrt((radius(Math.min(u, 0.004)) + 0.004) ** 2 - l * l) - 0.006, u, l);
  const eyelets = Array.from({ length: 6 }, (_, n) => 0.018 - ((reach + 0.006) * (5 - n)) / 5);
  const laces = eyelets
    .slice(1)
    .flatMap((u, n) => [
      cord([eyelet(eyelets[n] ?? u, -0.02), eyelet(u, 0.02)], 0.0045 * s, 'lace'),
      cord([eyelet(eyelets[n] ?? u, 0.02), eyelet(u, -0.02)], 0.0045 * s, 'lace'),
    ]);
  const fastened: Group[] = [
    {
      material: 'strap',
      solids: slice(cuff, here(0, middle, 0), [-0.027 * s, 0.024 * s], 0.0055 * s),
    },
    {
      material: 'label',
      solids: slice(
        slice(
          slice(cuff, here(0, middle, 0), [-0.02 * s, 0.017 * s], 0.0085 * s),
          sideways(here(0, 0, 0), 'left'),
          [-0.05 * s, 0.012 * s],
          0,
        ),
        sideways(here(0, 0, 0), 'forward'),
        [0, 0.9],
        0,
      ),
    },
  ];
  const tape: Group = {
    material: 'tape',
    solids: [
      drum(at(0, middle - 0.016, 0), at(0, middle + 0.026, 0), [end * s, (end - 0.004) * s], {
        round: 0.006 * s,
      }),
    ],
  };
  const closed = (): Group[] => {
    if (strap) return fastened;
    return taped ? [tape] : [{ material: 'label', solids: [...label, front] }, ...laces];
  };
  const opened = (): Group[] => {
    const outside = compile({ material: 'glove', solids: hand });
    const edge = Array.from({ length: 33 }, (_, n): Vec => {
      const angle = (n / 16) * Math.PI;
      const from = on(
        -0.4,
        (low + high) / 2 + ((high - low) / 2) * Math.cos(angle),
        half * Math.sin(angle),
      );
      return add(from, scale(frame.forward, march([outside], from, frame.forward)));
    });
    return [
      {
        material: 'lining',
        solids: [egg({ ...frame, at: on(-0.012, 0.056, 0) }, [0.034 * s, 0.05 * s, 0.05 * s])],
      },
      cord(edge, 0.0055 * s, 'trim'),
      { material: 'strap', solids: [bar(-0.052, 0.052, 0.042, 0.01, 0.004)] },
    ];
  };
  /** A place on the palm, which is hollow between its heel and the fingers. */
  const onPalm = (u: number, l: number): Vec => {
    const from = on(-0.4, u, l);
    const outside = compile({ material: 'glove', solids: hand });
    return add(from, scale(frame.forward, march([outside], from, frame.forward)));
  };
  /** Places in rows and columns, from the heel of the palm to the fingers. */
  const spread = (rows: number, columns: number, apart: number, up = 0.043): Vec[] =>
    Array.from({ length: rows * columns }, (_, n) =>
      onPalm(
        up + apart * (Math.floor(n / columns) - (rows - 1) / 2),
        apart * ((n % columns) - (columns - 1) / 2),
      ),
    );
  const eyeletsOf = (rows: number, columns: number): Group[] => {
    const places = spread(rows, columns, 0.022, 0.051);
    return [
      { material: 'lining', solids: places.map((place) => ball(place, 0.0044 * s)) },
      {
        material: 'trim',
        solids: places.map((place) => hoop(along(place, frame.forward), 0.0056 * s, 0.0016 * s)),
      },
    ];
  };
  const mesh = (): Group[] => [
    {
      material: 'mesh',
      solids: slice(
        slice(
          slice(hand, { ...frame, at: on(0, 0.043, 0) }, [-0.03 * s * long, 0.036 * s * long], 0),
          sideways(here(0, 0, 0), 'left'),
          [-0.05 * s * wide, 0.05 * s * wide],
          0,
        ),
        sideways(here(0, 0, 0), 'forward'),
        [-0.9, -0.02 * s],
        0.002 * s,
      ),
    },
    { material: 'lining', solids: spread(5, 7, 0.0125).map((place) => ball(place, 0.0042 * s)) },
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
      hand,
      sideways(here(-0.012 * thick, 0, 0), 'forward'),
      [-0.0035 * s, 0.0035 * s],
      0.003 * s,
    ),
    { ...frame, at: on(0, 0.5, 0) },
    [-0.47 * s, 0.5 * s],
    0,
  );

  return [
    { material: 'glove', solids: openPalm ? [...hand, palm] : hand, folds },
    ...(openPalm ? opened() : []),
    ...(aired === 'mesh' ? mesh() : aired ? eyeletsOf(...aired) : []),
    ...(tether ? [tied] : []),
    ...(seam ? [{ material: 'trim', solids: seams }] : []),
    { material: 'thumb', solids: thumb, folds },
    {
      material: 'trim',
      solids: slice(hand, { ...frame, at: on(0, 0.014, 0) }, [-0.005 * s, 0.005 * s], 0.003 * s),
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
    ...closed(),
  ];
}
