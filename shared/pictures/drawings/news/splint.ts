import { corinDelahaye, seen } from '../../cast/index.ts';
import { armOf } from '../../kit/figure/arms.ts';
import { hand } from '../../kit/figure/hand.ts';
import {
  along,
  block,
  camera,
  type Drawing,
  drum,
  dyes,
  egg,
  ink,
  poster,
  print,
  rect,
  skins,
  standing,
  taper,
  type Vec,
  within,
} from '../../kit/index.ts';

const view = camera({ eye: [0.06, 0.2, 1.15], at: [0.02, 0.12, 0], view: 35 });

// His right hand, back to the viewer, held up against his chest: the thumb points to the left of
// the picture.
const wrist: Vec = [0.02, 0.02, 0.1];
const grip = along(wrist, [-0.16, 1, 0.1], [0.1, 0, 1]);
const spot = (v: Vec): Vec => within(grip, v);
const arm = armOf([0.5, -0.5, -0.1], [0.3, -0.24, 0.06], wrist, 1.2, standing([0, 0, 0], 90));

const scene = [
  { material: 'skin', solids: arm },
  ...hand(
    { ...grip, left: grip.left.map((part) => -part) as unknown as Vec },
    { size: 1.3, curl: [6, 8, 14, 20], thumb: [-0.03, 0.08, 0.075] },
  ),
  // The splint holds index and middle finger; the tape round it is in turns.
  {
    material: 'splint',
    solids: [
      block({ ...grip, at: spot([-0.03, 0.07, 0.02]) }, [0.011, 0.15, 0.05], { round: 0.012 }),
    ],
  },
  {
    material: 'tape',
    folds: 0.0012,
    solids: [
      drum(spot([0, -0.13, 0]), spot([0, 0.02, 0]), [0.05, 0.046], { round: 0.012 }),
      ...[0.035, 0.065].map((up) =>
        egg({ ...grip, at: spot([-0.004, up, -0.002]) }, [0.036, 0.03, 0.066], { blend: 0.008 }),
      ),
    ],
  },
  ...[0.135, 0.18].map((up) => ({
    material: 'tape',
    solids: [taper(spot([-0.008, up, 0.008]), spot([-0.008, up, 0.05]), [0.022, 0.022])],
  })),
  {
    material: 'top',
    folds: 0.006,
    solids: [
      egg(along([0, -0.16, -0.24], [0, 1, 0]), [0.24, 0.42, 0.46]),
      drum([0.46, -0.62, -0.05], [0.3, -0.28, 0.04], [0.1, 0.085], { round: 0.02, blend: 0.03 }),
    ],
  },
];

export default {
  alt: `The right hand of ${seen(corinDelahaye)} in a white splint, two fingers taped together, against a grey training top.`,
  svg: poster({
    background: ink.deepRed,
    layers: [
      rect(ink.red, 0, 0, 1600, 330),
      rect(ink.paper, 0, 318, 1600, 14),
      print(scene, {
        view,
        dots: 12,
        light: { from: [-0.9, 1.3, 1.4], rim: [0.85, 0.3, -0.4], fill: 0.14 },
        inks: {
          skin: skins[corinDelahaye.skin],
          splint: { tones: [ink.slate, '#8fa6d8', '#c9d6ff'] },
          tape: dyes.white,
          top: { tones: [ink.slate, '#6b6a6c', '#8d8c8c'], levels: [0.18, 0.62] },
        },
      }),
    ],
  }),
} satisfies Drawing;
