import type { Camera } from '../../geometry/camera.ts';
import {
  camera,
  cord,
  dyes,
  type Group,
  glow,
  halftone,
  type Inks,
  ink,
  poster,
  print,
  rotate,
  standing,
  within,
} from '../../index.ts';
import { boards, panel } from '../../places/gym.ts';
import { paddedGuard } from './paddedGuard.ts';

// The bench top is the floor of the scene, the guard five times life size.
const views = {
  bench: camera({ eye: [0.3, 1.55, 3.9], at: [0.08, 0.46, 0], view: 37 }),
  level: camera({ eye: [0.0, 0.75, 4.1], at: [0.08, 0.53, 0], view: 34 }),
  above: camera({ eye: [0.4, 2.9, 3.2], at: [0.09, 0.42, 0.02], view: 36 }),
};

interface Stood {
  from?: keyof typeof views;
  /** Which way the guard looks, in degrees: 90 at the viewer, more to the left. */
  facing: number;
  cheeks: 'pads' | 'bare';
  face?: boolean;
  crown?: 'bare' | 'lace' | 'tab';
  /** 4.6 times life size, or less for small heads. */
  size?: number;
  leather: Inks;
  /** Of the brow and the cheeks; those of the trim unless it is given. */
  pads?: Inks;
  trim: Inks;
  lockers: { door: string; joint: string; glow: string };
  bench: readonly [string, string];
}

export function stoodGuard({
  from = 'bench',
  facing,
  cheeks,
  face = false,
  crown,
  size = 4.6,
  leather,
  trim,
  pads = trim,
  lockers,
  bench,
}: Stood): string {
  const view = views[from];
  const frame = rotate(standing([0.1, 0.5 * (size / 4.6), 0], facing), { nod: 2 });
  const at = (f: number, u: number, l: number) => within(frame, [f * size, u * size, l * size]);
  const across = Array.from({ length: 25 }, (_, n) => {
    const angle = ((n - 12) / 12) * 1.15;
    return at(0.05 + 0.105 * Math.cos(angle), -0.035, 0.1 * Math.sin(angle));
  });
  const guard: Group[] = [
    ...paddedGuard(frame, size, {
      open: cheeks === 'bare',
      strap: 'laid',
      crown,
    }),
    ...(face ? [{ ...cord(across, 0.019 * size, 'pad') }] : []),
  ];
  return inLockerRoom(
    view,
    { lockers, bench },
    print(guard, {
      view,
      floor: ink.darkLeather,
      light: { from: [2.4, 3.6, 2.6], rim: [-0.9, 0.2, -0.4], fill: 0.2 },
      inks: {
        guard: leather,
        pad: { ...pads, rim: ink.paper },
        lining: { tones: ['#0d0706', '#24120d', ink.darkLeather], levels: [0.08, 0.3] },
        stud: { tones: ['#5b6580', '#cfd4de'] },
        trim,
        lace: dyes.white,
      },
    }),
  );
}

/** Things that are printed already, on a bench before a row of lockers. */
export function inLockerRoom(
  view: Camera,
  { lockers, bench }: Pick<Stood, 'lockers' | 'bench'>,
  things: string,
): string {
  const door = (x: number) =>
    panel(view, [x, -2, -2.6], [1.22, 0, 0], [0, 5, 0], lockers.joint) +
    panel(view, [x + 0.05, -2, -2.6], [1.14, 0, 0], [0, 5, 0], lockers.door);
  const fittings = (x: number) =>
    [0.99, 1.11, 1.23]
      .map((y) => panel(view, [x + 0.36, y, -2.6], [0.52, 0, 0], [0, 0.05, 0], lockers.joint))
      .join('') + panel(view, [x + 0.95, 0.36, -2.6], [0.09, 0, 0], [0, 0.26, 0], lockers.joint);
  const places = [-3.2, -1.98, -0.76, 0.46, 1.68];
  return poster({
    background: lockers.door,
    layers: [
      ...places.map(door),
      halftone(
        { x: 60, y: -260, width: 1500, height: 1300 },
        { ink: lockers.glow, pitch: 26, cover: (x, y) => glow(x, y) * 1.9 },
      ),
      ...places.map(fittings),
      panel(view, [-6, 0, -1.0], [12, 0, 0], [0, 0, 3], ink.darkLeather),
      boards(view, { at: [-6, 0, -1.0], along: [12, 0, 0], across: [0, 0, 0.74], count: 4 }, bench),
      things,
    ],
  });
}

export const lockers = {
  blue: { door: ink.deepBlue, joint: ink.nightBlue, glow: ink.blue },
  red: { door: ink.deepRed, joint: ink.nightRed, glow: ink.red },
  amber: { door: ink.amber, joint: '#b5752c', glow: ink.sand },
  sand: { door: ink.sand, joint: ink.stone, glow: ink.paper },
  night: { door: ink.navy, joint: ink.black, glow: ink.slate },
};

export const bench = ['#b5752c', ink.amber] as const;
export const whiteLeather = {
  tones: [ink.slate, ink.sand, ink.paper],
  levels: [0.16, 0.46],
  rim: '#5f86ff',
};
