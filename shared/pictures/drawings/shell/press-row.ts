import {
  clothed,
  desmondAkerele,
  maeveThorncastle,
  piersHolloway,
  rosalindQuaye,
  tamLindqvist,
  together,
} from '../../cast/index.ts';
import {
  block,
  camera,
  crowd,
  type Drawing,
  dyes,
  halftone,
  type Inks,
  ink,
  type Pose,
  poses,
  poster,
  print,
  rect,
  standing,
  type Vec,
} from '../../kit/index.ts';
import { chair } from '../../kit/places/chair.ts';
import { panel } from '../../kit/places/gym.ts';

const view = camera({ eye: [0.1, 1.5, 3.9], at: [0.14, 1.21, 0], view: 33 });

const seated = (head: Pose['head'], hands: { left: Vec; right: Vec }): Pose => ({
  ...poses.squareUp,
  hips: [0, 0.62, 0],
  hipTurn: 0,
  chestTurn: 0,
  lean: 14,
  head,
  leftHand: hands.left,
  rightHand: hands.right,
  leftElbow: [-0.2, -0.8, 1],
  rightElbow: [-0.2, -0.8, -1],
});
const standingBy = (head: Pose['head']): Pose => ({
  ...seated(head, { left: [0.2, 1.06, 0.14], right: [0.24, 1.12, -0.1] }),
  hips: [0, 0.96, 0],
  lean: 4,
});
const writing = { left: [0.42, 0.86, 0.16], right: [0.44, 0.86, -0.08] } as const;
const chin = { left: [0.42, 0.86, 0.16], right: [0.26, 1.17, -0.04] } as const;
const cloth = (dark: string, middle: string, light: string): Inks => ({
  tones: [dark, middle, light],
  levels: [0.2, 0.62],
});
const legs = { build: { legs: false } };

const row = together(
  clothed(
    maeveThorncastle,
    seated({ turn: -6, nod: 0, tilt: 5 }, chin),
    { at: [-0.7, 0, 0.02], facing: 88 },
    { mood: 'keen', top: cloth('#5b5c66', ink.sand, ink.paper), ...legs },
  ),
  clothed(
    tamLindqvist,
    seated({ turn: 10, nod: 18 }, writing),
    { at: [-0.12, 0, -0.02], facing: 90 },
    { mood: 'stern', gaze: [0, -0.9], top: cloth(ink.nightBlue, ink.deepBlue, ink.blue), ...legs },
  ),
  clothed(
    rosalindQuaye,
    seated({ turn: -14, nod: 4, tilt: -4 }, writing),
    { at: [0.44, 0, 0.02], facing: 96 },
    { mood: 'glad', gaze: [-0.4, 0], top: cloth('#5a2f14', '#b5752c', ink.amber), ...legs },
  ),
  clothed(
    desmondAkerele,
    standingBy({ turn: 20, nod: 4 }),
    { at: [-0.46, 0, -0.62], facing: 80 },
    { mood: 'glad', top: cloth(ink.nightRed, ink.red, '#f0604a'), gaze: [0.5, 0], ...legs },
  ),
  clothed(
    piersHolloway,
    standingBy({ turn: -16, nod: 2 }),
    { at: [0.22, 0, -0.62], facing: 98 },
    { mood: 'wary', gaze: [-0.4, 0], top: cloth(ink.black, '#35466e', '#56699a'), ...legs },
  ),
);

const papers = [-0.62, -0.06, 0.5].map((x, n) => ({
  material: 'paper',
  solids: [
    block({ ...standing([x, 0.81, 0.5], 80 + n * 7) }, [0.12, 0.008, 0.09], { round: 0.004 }),
  ],
}));

export default {
  alt: 'Our five writers at the ringside press table, three seated, two standing behind; the red chair beside them is empty.',
  svg: poster({
    background: ink.black,
    layers: [
      halftone(
        { x: 300, y: 0, width: 1300, height: 560 },
        { ink: ink.navy, pitch: 24, cover: (x, y) => Math.min(1, x * 2) * (0.9 - y * 0.5) },
      ),
      crowd({
        y: 430,
        rows: 4,
        size: 40,
        rise: 54,
        inks: ['#0d1120', '#121a30', '#18233f', '#1f2c4c'],
        seed: 23,
        flashes: 6,
        flash: ink.sand,
      }),
      print(chair([1.02, 0.06, 0.0], 172), {
        view,
        light: { from: [-0.6, 4, 2], rim: [-0.6, 0.5, -0.5], fill: 0.22 },
        inks: {
          seat: { tones: [ink.nightRed, ink.red, '#f0604a'] },
          steel: { tones: [ink.slate, ink.stone, ink.paper] },
        },
      }),
      print([...row.groups, ...papers], {
        view,
        light: { from: [-0.9, 4, 2.6], rim: [0.85, 0.3, -0.45], fill: 0.16 },
        inks: { ...row.inks, paper: dyes.white },
      }),
      panel(view, [-3.4, 0.8, 0.72], [6.8, 0, 0], [0, -0.9, 0], ink.deepBlue),
      panel(view, [-3.4, 0.8, 0.72], [6.8, 0, 0], [0, -0.1, 0], ink.blue),
      rect(ink.black, 0, 985, 1600, 15),
    ],
  }),
} satisfies Drawing;
