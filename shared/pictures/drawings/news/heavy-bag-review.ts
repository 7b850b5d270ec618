import {
  block,
  camera,
  type Drawing,
  dyes,
  glow,
  halftone,
  heavyBag,
  ink,
  poster,
  print,
  standing,
  vignette,
} from '../../kit/index.ts';
import { bricks, panel } from '../../kit/places/gym.ts';

const view = camera({ eye: [-1.2, 1.2, 4.4], at: [0.1, 1.3, 0], view: 51, roll: -2 });
const hung = print(
  [
    ...heavyBag([0.25, 2.42, 0], { length: 1.35, radius: 0.24 }),
    {
      material: 'beam',
      solids: [block(standing([0, 2.42, 0], 0), [5, 0.11, 0.12], { round: 0.01 })],
    },
  ],
  {
    view,
    dots: 11,
    floor: ink.navy,
    light: { from: [-2.2, 2.8, 2.2], rim: [0.9, 0.2, -0.4], fill: 0.12 },
    inks: {
      bag: { ...dyes.black, rim: ink.paper },
      strap: dyes.red,
      steel: dyes.steel,
      beam: { tones: [ink.nightRed, ink.deepRed, ink.red] },
    },
  },
);

export default {
  alt: 'A long dark heavy bag hangs still on its chains from a red steel beam in a whitewashed garage, clear of the floor.',
  svg: poster({
    background: ink.stone,
    layers: [
      bricks(
        view,
        { at: [-4, 0, -1.6], along: [0.52, 0, 0], up: [0, 0.22, 0], rows: 20, columns: 18 },
        [ink.sand, ink.paper, '#e9dfc9', ink.paper],
      ),
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: ink.stone, pitch: 48, cover: (x, y) => vignette(x, y) * 0.7 },
      ),
      halftone(
        { x: 100, y: -200, width: 1200, height: 1200 },
        { ink: ink.paper, pitch: 28, cover: (x, y) => glow(x, y) * 0.9 },
      ),
      panel(view, [-8, 0, -1.6], [16, 0, 0], [0, 0, 6], '#8f8a80'),
      hung,
    ],
  }),
} satisfies Drawing;
