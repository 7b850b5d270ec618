import { worn } from '../../kit/gear/worn.ts';
import {
  camera,
  type Drawing,
  dyes,
  figure,
  ground,
  halftone,
  ink,
  mirrored,
  poses,
  poster,
  print,
  skins,
  type Vec,
} from '../../kit/index.ts';
import { farBag } from '../../kit/places/backdrop.ts';
import { panel } from '../../kit/places/gym.ts';

const view = camera({ eye: [0, 1.35, 2.6], at: [0, 1.34, 0], view: 41 });

// The mirror stands at an angle, so that his reflection is beside him and faces the viewer.
const ANGLE = (35 * Math.PI) / 180;
const normal: Vec = [-Math.sin(ANGLE), 0, Math.cos(ANGLE)];
const middle: Vec = [0.72, 0, -0.42];
const FACING = -35;

const reflected = ([x, y, z]: Vec): Vec => {
  const away = (x - middle[0]) * normal[0] + (z - middle[2]) * normal[2];
  return [x - 2 * away * normal[0], y, z - 2 * away * normal[2]];
};
const along = (by: number, up: number): Vec => [
  middle[0] + Math.cos(ANGLE) * by,
  up,
  middle[2] + Math.sin(ANGLE) * by,
];

const boxer: Vec = [-0.62, 0, 0];
const build = {
  height: 1.78,
  hands: 'wraps',
  headSize: 1.12,
  face: { hair: 'crop', mood: 'keen' },
} as const;
const inks = worn({ skin: skins.brown, shorts: dyes.red, band: dyes.white, boots: dyes.black });
const pose = { ...poses.jab, rightHand: [0.16, 1.4, -0.16], head: { turn: -2, nod: 8 } } as const;

const man = print(figure(pose, { at: boxer, facing: FACING }, build), {
  view,
  light: { from: [0.6, 2.6, 3], rim: [0.8, 0.4, -0.45], fill: 0.2 },
  inks,
});
const turned = 2 * (90 + (ANGLE * 180) / Math.PI) - 180 - FACING;
const reflection = print(figure(mirrored(pose), { at: reflected(boxer), facing: turned }, build), {
  view,
  light: { from: [0.5, 1.5, 3], rim: [0.8, 0.4, -0.45], fill: 0.34 },
  inks,
});

const glass = (from: number, to: number, low: number, high: number, fill: string) =>
  panel(
    view,
    along(from, low),
    [Math.cos(ANGLE) * (to - from), 0, Math.sin(ANGLE) * (to - from)],
    [0, high - low, 0],
    fill,
  );

export default {
  alt: 'A boxer with wrapped hands jabs at a tall gym mirror, in which his reflection jabs back.',
  svg: poster({
    background: ink.deepBlue,
    layers: [
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: ink.blue, pitch: 30, cover: (x, y) => 1 - 1.4 * Math.hypot(x - 0.2, y - 0.4) },
      ),
      ground(
        view,
        [
          [-5, 0, -3],
          [5, 0, -3],
          [5, 0, 2],
          [-5, 0, 2],
        ],
        ink.leather,
      ),
      glass(-1.3, 1.06, -0.3, 2.16, ink.amber),
      glass(-1.24, 1, -0.3, 2.1, '#8fa6e6'),
      glass(-1.1, -0.8, -0.3, 2.1, '#a9bdf5'),
      farBag(1440, [190, 790], 190, { bag: '#7890d8', chain: '#7890d8' }),
      reflection,
      man,
    ],
  }),
} satisfies Drawing;
