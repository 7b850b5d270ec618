import { type Camera, camera } from '../geometry/camera.ts';
import { block, drum, type Group } from '../geometry/solid.ts';
import { add, standing, type Vec } from '../geometry/vector.ts';
import { bricks, panel } from '../places/gym.ts';
import { glow, halftone, vignette } from '../print/halftone.ts';
import { type Inks, ink } from '../print/palette.ts';
import { poster } from '../print/poster.ts';
import { print } from '../print/print.ts';
import { cord, heavyBag } from './gear.ts';

// Each fills most of the height with what it shows; the hook and the beam are out of the picture.
const views = {
  // Heavy bags, seen from the height of a knee: they loom.
  heavy: camera({ eye: [0.55, 0.7, 2.6], at: [0.0, 1.28, 0], view: 53, roll: 4 }),
  heavyRight: camera({ eye: [-0.7, 0.7, 2.5], at: [0.04, 1.33, 0], view: 52, roll: -4 }),
  // Farther off, for what hangs on long straps.
  strapped: camera({ eye: [0.55, 0.7, 2.6], at: [0.05, 1.22, 0], view: 55, roll: 15 }),
  // Nearly two metres of bag, which leans across the picture.
  long: camera({ eye: [-0.7, 0.5, 3.1], at: [0.06, 1.02, 0], view: 57, roll: -14 }),
  ball: camera({ eye: [0.6, 0.75, 2.3], at: [0.0, 1.17, 0], view: 36, roll: 4 }),
  drop: camera({ eye: [0.6, 0.55, 2.6], at: [0.0, 1.12, 0], view: 42, roll: 5 }),
  small: camera({ eye: [-0.4, 0.95, 1.9], at: [0.02, 1.17, 0], view: 28, roll: -6 }),
  // At the height of a chest, for what stands or is fixed to a wall.
  level: camera({ eye: [1.1, 1.15, 3.0], at: [0.06, 0.98, 0], view: 32, roll: 2 }),
  room: camera({ eye: [0.9, 0.75, 3.4], at: [-0.05, 0.82, 0], view: 54, roll: 2 }),
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
/** The seam that closes a bag, down its side towards the viewer. */
export const seam = (low: number, high: number, radius: number): Group => {
  const beside = (metres: number): Vec => add(down(metres), [radius * -0.2, 0, radius * 0.98]);
  return cord([beside(low), beside(high)], 0.007, 'seam');
};
/** A maker's patch, on the side towards the viewer. */
export const patch = (metres: number, radius: number): Group => ({
  material: 'patch',
  solids: [
    block(standing(add(down(metres), [radius * 0.3, 0, radius * 0.95]), 72), [0.006, 0.06, 0.08], {
      round: 0.005,
    }),
  ],
});

const light = { from: [2.2, 2.6, 2.2] as Vec, rim: [-0.9, 0.2, -0.4] as Vec, fill: 0.14 };
/** Prints no more than the outline. */
const flat = (bag: readonly Group[], tone: string) =>
  Object.fromEntries(bag.map(({ material }) => [material, { tones: [tone] }]));

/** The floor of the room, and on it the bag's shadow as far as the wall. */
function floorOf(view: Camera, fill: string, bag: readonly Group[]): string {
  const floor = panel(view, [-5, 0, -0.35], [9, 0, 0], [0, 0, 2.2], fill);
  const shadow = print([...bag], {
    view,
    light,
    floor: ink.darkLeather,
    inks: flat(bag, ink.darkLeather),
  });
  return `${floor}<clipPath id="floor">${floor}</clipPath><g clip-path="url(#floor)">${shadow}</g>`;
}

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
          at: [-6, -1.2, from === 'level' || from === 'room' ? -0.35 : -1.6],
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
      // The light throws the bag's shadow on the wall, unless it hangs out of sight.
      `<g transform="translate(-250 40)">${print([...bag], {
        view,
        light: { from: light.from },
        inks: flat(bag, wall.mortar),
      })}</g>`,
      floor ? floorOf(view, floor, bag) : '',
      print([...bag], {
        view,
        light,
        inks: {
          bag: leather.rim ? leather : { ...leather, rim: ink.paper },
          strap: { tones: ['#07070b', '#1d1417', ink.darkLeather], rim: ink.paper },
          steel: { tones: ['#141018', ink.stone, ink.paper], gloss: 0.7 },
          seam: { tones: [ink.black, ink.darkLeather] },
          patch: { tones: [ink.stone, ink.sand, ink.paper] },
          rope: { tones: [ink.leather, ink.sand, ink.paper] },
          ...inks,
        },
      }),
    ],
  });
}

export const black: Inks = { tones: ['#05060a', '#16181f', '#3d414d'], gloss: 0.5 };
export const canvas: Inks = { tones: [ink.stone, ink.sand, ink.paper], levels: [0.2, 0.55] };

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
  bright: {
    mortar: ink.nightBlue,
    bricks: [ink.deepBlue, ink.deepBlue, '#1a46dd', '#1b4be8'],
    glow: ink.blue,
    dark: '#122fa6',
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
