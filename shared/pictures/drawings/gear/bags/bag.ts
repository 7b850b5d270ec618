import {
  add,
  block,
  camera,
  type Drawing,
  drum,
  dyes,
  type Group,
  glow,
  halftone,
  heavyBag,
  type Inks,
  ink,
  poster,
  print,
  standing,
  type Vec,
  vignette,
} from '../../../kit/index.ts';
import { bricks } from '../../../kit/places/gym.ts';

// From the floor, either side, so that the bag hangs over the viewer.
const views = {
  left: camera({ eye: [0.5, 0.2, 3.1], at: [0.04, 1.55, 0], view: 41, roll: 5 }),
  right: camera({ eye: [-0.7, 0.2, 3.0], at: [0, 1.55, 0], view: 41, roll: -6 }),
};

const top: Vec = [0.02, 2.3, 0];
const down = (metres: number): Vec => add(top, [0.03 * metres, -metres, 0]);
const [, , steel] = heavyBag(top, { radius: 0.2, swing: [0.03, -1, 0] });
const band = (low: number, high: number, radius: number): Group => ({
  material: 'strap',
  solids: [drum(down(low), down(high), [radius, radius - 0.004], { round: 0.03 })],
});
const scene: Group[] = [
  { material: 'bag', solids: [drum(down(0.42), down(1.66), [0.24, 0.155], { round: 0.05 })] },
  band(0.56, 0.59, 0.258),
  band(0.82, 0.85, 0.241),
  { material: 'label', solids: [drum(down(0.93), down(1.16), [0.209, 0.194], { round: 0.05 })] },
  band(1.36, 1.39, 0.204),
  ...(steel ? [steel] : []),
  { material: 'beam', solids: [block(standing([0, 2.5, 0], 78), [0.16, 0.17, 3], { round: 0.02 })] },
  { material: 'steel', solids: [block(standing([0.02, 2.44, 0], 78), [0.19, 0.19, 0.1], { round: 0.02 })] },
];

interface Hung {
  /** Where the viewer stands. */
  from: keyof typeof views;
  leather: Inks;
  label: Inks;
  /** The wall: mortar, bricks, the light on them and the dark around it. */
  wall: { mortar: string; bricks: readonly string[]; glow: string; dark: string };
}

/** A tapered bag on chains before a brick wall, in the colours of one maker. */
export function hungBag({ from, leather, label, wall }: Hung): string {
  const view = views[from];
  return poster({
    background: wall.mortar,
    layers: [
      bricks(
        view,
        { at: [-4, -1.2, -2.2], along: [0.52, 0, 0.02], up: [0, 0.22, 0], rows: 28, columns: 17 },
        wall.bricks,
      ),
      halftone(
        { x: 200, y: -250, width: 1500, height: 1400 },
        { ink: wall.glow, pitch: 26, cover: (x, y) => glow(x, y) * 0.25 },
      ),
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: wall.dark, pitch: 34, cover: (x, y) => vignette(x, y) * 0.55 },
      ),
      print(scene, {
        view,
        dots: 11,
        light: { from: [2.2, 2.6, 2.2], rim: [-0.9, 0.2, -0.4], fill: 0.14 },
        inks: {
          bag: { ...leather, rim: ink.paper },
          strap: { tones: ['#07070b', '#1d1417', ink.darkLeather], rim: ink.paper },
          label: { ...label, rim: ink.paper },
          steel: { tones: ['#141018', ink.stone, ink.paper], gloss: 0.7 },
          beam: { tones: [ink.black, '#241310', ink.darkLeather] },
        },
      }),
    ],
  });
}

const paperLabel = { tones: [ink.stone, ink.sand, ink.paper], levels: [0.16, 0.5] };

export const walls = {
  red: {
    mortar: ink.nightRed,
    bricks: [ink.deepRed, ink.deepRed, '#7a1715', '#a5281f'],
    glow: ink.red,
    dark: '#1d0a0c',
  },
  blue: {
    mortar: ink.navy,
    bricks: [ink.nightBlue, ink.nightBlue, '#0d1a58', ink.deepBlue],
    glow: ink.blue,
    dark: ink.black,
  },
  amber: {
    mortar: ink.leather,
    bricks: [ink.amber, '#d0923c', '#c58633', ink.amber],
    glow: ink.sand,
    dark: ink.leather,
  },
  white: {
    mortar: ink.stone,
    bricks: [ink.sand, ink.paper, ink.sand, '#cfc3a9'],
    glow: ink.paper,
    dark: ink.stone,
  },
} satisfies Record<string, Hung['wall']>;

export default {
  alt: 'A tapered brown leather heavy bag hangs on chains from a beam, seen from below in a red brick gym.',
  svg: hungBag({ from: 'left', leather: dyes.tan, label: paperLabel, wall: walls.red }),
} satisfies Drawing;
