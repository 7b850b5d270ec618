import { camera } from '../geometry/camera.ts';
import { block, drum, type Group } from '../geometry/solid.ts';
import { add, standing, type Vec } from '../geometry/vector.ts';
import { bricks, panel } from '../places/gym.ts';
import { glow, halftone, vignette } from '../print/halftone.ts';
import { dyes, type Inks, ink } from '../print/palette.ts';
import { poster } from '../print/poster.ts';
import { print } from '../print/print.ts';
import { heavyBag } from './gear.ts';

const views = {
  // Seen from the floor, from either side: the bag hangs over the viewer.
  left: camera({ eye: [0.5, 0.2, 3.1], at: [0.04, 1.55, 0], view: 41, roll: 5 }),
  right: camera({ eye: [-0.7, 0.2, 3.0], at: [0, 1.55, 0], view: 41, roll: -6 }),
  // Further away: the whole of a bag that hangs low, or is long.
  low: camera({ eye: [0.6, 0.45, 3.9], at: [0.03, 1.5, 0], view: 41, roll: 4 }),
  whole: camera({ eye: [0.7, 0.6, 4.5], at: [0.04, 1.37, 0], view: 41, roll: 4 }),
  far: camera({ eye: [-0.7, 0.6, 5.2], at: [0.03, 1.13, 0], view: 43, roll: -3 }),
  // At the height of a chest, for what stands or is fixed to a wall.
  level: camera({ eye: [0.7, 1.05, 3.6], at: [0.02, 0.96, 0], view: 32, roll: 2 }),
  room: camera({ eye: [0.8, 1.1, 4.5], at: [0.02, 0.84, 0], view: 40, roll: 2 }),
  near: camera({ eye: [-0.45, 0.75, 2.1], at: [0.02, 1.25, 0], view: 38, roll: -4 }),
};

const top: Vec = [0.02, 2.3, 0];
/** Metres below the hook. */
export const down = (metres: number): Vec => add(top, [0.03 * metres, -metres, 0]);
export const round = (
  low: number,
  high: number,
  radii: readonly [number, number],
  material = 'bag',
): Group => ({
  material,
  solids: [drum(down(low), down(high), radii, { round: 0.03 })],
});
export const band = (low: number, radius: number): Group =>
  round(low, low + 0.03, [radius, radius - 0.004], 'strap');
/** Four chains to a rim of this radius, 0.42 m below the hook. */
export const chains = (radius: number): Group[] =>
  heavyBag(top, { radius, swing: [0.03, -1, 0] }).slice(2);
export const beam: Group[] = [
  {
    material: 'beam',
    solids: [block(standing([0, 2.5, 0], 78), [0.16, 0.17, 3], { round: 0.02 })],
  },
  {
    material: 'steel',
    solids: [block(standing([0.02, 2.44, 0], 78), [0.19, 0.19, 0.1], { round: 0.02 })],
  },
];

interface Shown {
  from: keyof typeof views;
  bag: readonly Group[];
  leather: Inks;
  inks?: Readonly<Record<string, Inks>>;
  wall: { mortar: string; bricks: readonly string[]; glow: string; dark: string };
  floor?: string;
}

export function shownBag({ from, bag, leather, inks = {}, wall, floor }: Shown): string {
  const view = views[from];
  return poster({
    background: wall.mortar,
    layers: [
      bricks(
        view,
        {
          at: [-6, -1.2, from === 'level' || from === 'room' ? -0.35 : -2.2],
          along: [0.52, 0, 0.02],
          up: [0, 0.22, 0],
          rows: 28,
          columns: 24,
        },
        wall.bricks,
      ),
      halftone(
        { x: 200, y: -250, width: 1500, height: 1400 },
        { ink: wall.glow, pitch: 26, cover: (x, y) => glow(x, y) * 0.25 },
      ),
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: wall.dark, pitch: 34, cover: (x, y) => vignette(x, y) * 0.5 },
      ),
      floor ? panel(view, [-6, 0, -0.35], [12, 0, 0], [0, 0, 3.6], floor) : '',
      print([...bag], {
        view,
        ...(floor && { floor: ink.black }),
        light: { from: [2.2, 2.6, 2.2], rim: [-0.9, 0.2, -0.4], fill: 0.14 },
        inks: {
          bag: leather.rim ? leather : { ...leather, rim: ink.paper },
          strap: { tones: ['#07070b', '#1d1417', ink.darkLeather], rim: ink.paper },
          steel: { tones: ['#141018', ink.stone, ink.paper], gloss: 0.7 },
          beam: { tones: [ink.black, '#241310', ink.darkLeather] },
          rope: { tones: [ink.leather, ink.sand, ink.paper] },
          ...inks,
        },
      }),
    ],
  });
}

export const black: Inks = { tones: ['#05060a', '#16181f', '#3d414d'], gloss: 0.5 };
export const canvas: Inks = { tones: [ink.stone, ink.sand, ink.paper], levels: [0.2, 0.55] };
export const redSteel: Inks = { tones: [ink.nightRed, ink.deepRed, ink.red] };
export const { steel } = dyes;

export const walls = {
  red: {
    mortar: '#6b1614',
    bricks: [ink.deepRed, ink.deepRed, '#821816', '#9c221b'],
    glow: '#b3271d',
    dark: '#5c1414',
  },
  blue: {
    mortar: '#0c1950',
    bricks: [ink.nightBlue, ink.nightBlue, '#0e1d64', '#132a8c'],
    glow: ink.deepBlue,
    dark: '#0a133d',
  },
  amber: {
    mortar: '#b5752c',
    bricks: [ink.amber, '#d99a42', '#d0923c', ink.amber],
    glow: '#ecc48a',
    dark: '#c07f34',
  },
  white: {
    mortar: '#bfb291',
    bricks: [ink.sand, '#e4d9c2', ink.sand, '#d3c6a8'],
    glow: '#efe7d6',
    dark: '#c9bc9d',
  },
} satisfies Record<string, Shown['wall']>;
