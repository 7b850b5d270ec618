import {
  add,
  along,
  camera,
  type Drawing,
  drum,
  type Group,
  glow,
  halftone,
  hoop,
  ink,
  poster,
  print,
  scale,
  unit,
  type Vec,
} from '../../../kit/index.ts';
import { panel } from '../../../kit/places/gym.ts';

const view = camera({ eye: [0.2, 0.95, 4.2], at: [0.12, 0.42, 0], view: 31, shift: [70, 10] });

function roll(material: string, at: Vec, axis: Vec, radius: number, width: number): Group {
  const way = unit(axis);
  const end = add(at, scale(way, width / 2));
  const turns = [0.16, 0.32, 0.48, 0.64, 0.8].map((part) =>
    hoop(along(add(end, scale(way, 0.02)), way), radius * part, 0.026, {
      carve: true,
      blend: 0.012,
    }),
  );
  return {
    material,
    solids: [
      drum(add(at, scale(way, -width / 2)), end, [radius, radius], { round: 0.02 }),
      ...turns,
    ],
  };
}

/** The end of the wrap lies flat on the bench, and runs out of the picture. */
const strip = (colour: string, from: number, to: number): string =>
  panel(
    view,
    [-0.3 - 0.12 * from, 0.002, -0.08 + 0.5 * from],
    [2.9, 0, 0.62],
    [-0.12 * (to - from), 0, 0.5 * (to - from)],
    colour,
  );
const tail = [
  strip(ink.darkLeather, -0.02, 1.05),
  strip('#f0604a', 0, 1),
  strip(ink.red, 0.09, 0.14),
  strip(ink.red, 0.86, 0.91),
];

const scene: Group[] = [
  roll('red', [-0.4, 0.52, 0], [0.42, 0, 0.9], 0.5, 0.52),
  roll('paper', [0.72, 0.36, -0.7], [-0.3, 0, 0.95], 0.34, 0.56),
];

export default {
  alt: 'A red hand wrap unrolls from its coil along a bench, a rolled paper-coloured wrap standing behind it.',
  svg: poster({
    background: ink.amber,
    layers: [
      halftone(
        { x: 100, y: -350, width: 1400, height: 1300 },
        { ink: '#f0c27a', pitch: 26, cover: (x, y) => glow(x, y) * 1.8 },
      ),
      halftone(
        { x: 0, y: 0, width: 1600, height: 420 },
        { ink: '#b5752c', pitch: 26, cover: (_, y) => (1 - y) * 0.6 },
      ),
      panel(view, [-9, 0, 3], [18, 0, 0], [0, 0, -5], ink.leather),
      ...tail,
      print(scene, {
        view,
        floor: ink.darkLeather,
        light: { from: [2.6, 3.6, 2.6], rim: [-0.9, 0.2, -0.4], fill: 0.2 },
        inks: {
          red: { tones: [ink.nightRed, ink.red, '#f0604a'], levels: [0.2, 0.6], rim: ink.paper },
          paper: { tones: ['#6b6a6c', ink.sand, ink.paper], levels: [0.18, 0.5], rim: ink.paper },
        },
      }),
    ],
  }),
} satisfies Drawing;
