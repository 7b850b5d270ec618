import { armOf } from '../../kit/figure/arms.ts';
import { hand } from '../../kit/figure/hand.ts';
import {
  along,
  block,
  camera,
  type Drawing,
  disc,
  drum,
  dyes,
  glow,
  halftone,
  ink,
  poster,
  print,
  ropes,
  shape,
  skins,
  standing,
  taper,
  type Vec,
  within,
} from '../../kit/index.ts';
import { rays } from '../../kit/places/gym.ts';

const view = camera({ eye: [0.05, -0.12, 1.15], at: [0, 0.16, 0], view: 33, shift: [0, 40] });

const elbow: Vec = [-0.1, -0.26, -0.02];
const wrist: Vec = [0.0, 0.12, 0.02];
const grip = along(wrist, [0.1, 1, 0.12], [-0.25, 0, -1]);
const spot = (v: Vec): Vec => within(grip, v);
const fist = [
  {
    material: 'skin',
    solids: armOf([-0.3, -0.5, 0.1], elbow, wrist, 1.25, standing([0, 0, 0], 90)),
  },
  ...hand(grip, { size: 1.25, curl: [88, 90, 90, 88], thumb: [-0.078, 0.085, -0.012] }),
  {
    material: 'tape',
    solids: [
      block({ ...grip, at: spot([-0.008, 0.062, -0.002]) }, [0.033, 0.032, 0.062], { round: 0.03 }),
    ],
  },
  // Turns of the bandage, each its own, so that their edges show.
  ...Array.from({ length: 6 }, (_, n) => ({
    material: 'tape',
    folds: 0.0015,
    solids: [
      drum(
        spot([-0.003, -0.15 + n * 0.03, n % 2 ? 0.006 : -0.006]),
        spot([0.003, -0.118 + n * 0.03, n % 2 ? -0.006 : 0.006]),
        [0.05 - n * 0.0018, 0.048 - n * 0.0018],
        { round: 0.006 },
      ),
    ],
  })),
  {
    material: 'tape',
    solids: [
      taper(spot([-0.03, 0.02, 0.045]), spot([-0.034, 0.075, -0.045]), [0.017, 0.017], {
        flat: 0.7,
      }),
    ],
  },
];
const raised = print(fist, {
  view,
  light: { from: [0.9, 0.2, 1.3], rim: [-0.85, 0.4, -0.35], fill: 0.12 },
  inks: {
    skin: { ...skins.brown, rim: '#f0604a' },
    tape: { ...dyes.white, rim: '#f0604a' },
  },
});

const photographer = (x: number, y: number, s: number) =>
  `<g fill="${ink.black}" transform="translate(${x} ${y}) scale(${s})"><circle cy="44" r="58"/><path d="M-150 300C-150 170-110 120-60 104L-96 44L-74-66H-48L-40-104H-16V-124H20V-104H44L50-66H74L96 44L60 104C110 120 150 170 150 300ZM-52 40L-34 74A62 62 0 0 1 34 74L52 40L40-30H-40Z"/></g>`;
const flash = (x: number, y: number, r: number) =>
  disc(ink.sand, x, y, r * 1.2, 0.4) +
  shape(
    ink.paper,
    Array.from({ length: 24 }, (_, n) => {
      const long = n % 2 ? 0.36 : n % 4 ? 0.75 : 1.5;
      return [
        x + Math.cos(n * 0.2618 + 0.1) * r * long,
        y + Math.sin(n * 0.2618 + 0.1) * r * long,
      ] as const;
    }),
  );

export default {
  alt: 'A taped fist is raised above the ropes while press photographers below fire their flash guns.',
  svg: poster({
    background: ink.red,
    layers: [
      rays(800, 330, ink.deepRed, 14, 0.1),
      halftone(
        { x: 100, y: -340, width: 1400, height: 1340 },
        { ink: '#f0604a', pitch: 28, cover: (x, y) => glow(x, y) * 0.9 },
      ),
      halftone(
        { x: 0, y: 520, width: 1600, height: 480 },
        { ink: ink.nightRed, pitch: 28, cover: (_, y) => y * 1.4 },
      ),
      ropes(
        view,
        [-3, -0.86, -0.9],
        [3, -0.74, -0.9],
        [
          { ink: ink.blue, light: '#5f86ff' },
          { ink: ink.sand, light: ink.paper },
          { ink: ink.black, light: ink.slate },
        ],
      ),
      raised,
      photographer(120, 760, 1.1),
      flash(118, 628, 105),
      photographer(1180, 800, 1),
      photographer(460, 830, 1),
      photographer(1480, 750, 1.1),
      flash(1484, 616, 140),
      flash(1180, 684, 70),
      flash(460, 712, 80),
    ],
  }),
} satisfies Drawing;
