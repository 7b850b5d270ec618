import { lacedGlove } from '../../../kit/gear/gloves/lacedGlove.ts';
import {
  add,
  along,
  block,
  camera,
  type Drawing,
  drum,
  dyes,
  type Group,
  ink,
  print,
  scale,
  taper,
  unit,
  type Vec,
} from '../../../kit/index.ts';
import { cutOut } from '../../../kit/print/cutOut.ts';

const view = camera({ eye: [-1.5, 0.35, 4.4], at: [0, 0, 0], view: 36, shift: [335, 175] });

/** The page's own axes: `x` across it, `y` up, and `z` out of it. */
const on = (x: number, y: number, z = 0): Vec => [x, y, z];

/** A flat thing on the page, from its middle, with half its width and height. */
const flat = ([x, y, z]: Vec, wide: number, high: number, deep = 0.02, round = 0.012) =>
  block(along([x, y, z], [0, 1, 0], [0, 0, 1]), [deep, high, wide], { round });

const HALF = { wide: 0.88, high: 0.78 };
const BAR = HALF.high - 0.09;

/** A window of a browser, whose foot is below the sheet. */
const page: Group[] = [
  {
    material: 'frame',
    solids: [flat(on(0, -0.2, -0.07), HALF.wide + 0.035, HALF.high + 0.235, 0.06, 0.04)],
  },
  { material: 'paper', solids: [flat(on(0, -0.29), HALF.wide, HALF.high + 0.11)] },
  ...(['red', 'amber', 'blue'] as const).map((dot, n) => ({
    material: dot,
    solids: [
      drum(
        on(-HALF.wide + 0.11 + n * 0.14, BAR, -0.03),
        on(-HALF.wide + 0.11 + n * 0.14, BAR, 0.01),
        [0.046, 0.044],
        { round: 0.006 },
      ),
    ],
  })),
  { material: 'address', solids: [flat(on(0.24, BAR, -0.012), 0.54, 0.045, 0.02, 0.02)] },
  { material: 'headline', solids: [flat(on(-0.2, 0.47, 0.02), 0.56, 0.06, 0.012)] },
  { material: 'picture', solids: [flat(on(0, -0.13, 0.02), HALF.wide - 0.12, 0.46, 0.012)] },
  {
    material: 'words',
    solids: [0, 1, 2].map((n) =>
      flat(on(n === 2 ? -0.2 : 0, -0.69 - n * 0.12, 0.02), n === 2 ? 0.54 : 0.74, 0.03, 0.012),
    ),
  },
];

/** It comes out of the page's picture, at the viewer's left. */
const way = unit([-0.88, 0.14, 0.5]);
const wrist: Vec = add([-0.02, -0.2, 0], scale(way, 0.52));
const hand = along(wrist, way, [0.1, 1, 0.15]);
const glove: Group[] = [
  ...lacedGlove({ ...hand, left: scale(hand.left, -1) }, 3.7, { folds: 0.006 }),
  { material: 'skin', solids: [taper(add(wrist, scale(way, -0.9)), wrist, [0.17, 0.13])] },
];

const leather = { ...dyes.red, rim: ink.paper };

export default {
  alt: 'A red boxing glove punches out of the picture of a page in a browser’s window.',
  svg: cutOut([
    print([...page, ...glove], {
      view,
      light: { from: [-2.4, 3.4, 3.2], rim: [0.9, 0.2, -0.4], fill: 0.2 },
      inks: {
        frame: { tones: [ink.navy, ink.slate, '#4a5878'], levels: [0.2, 0.8] },
        paper: { tones: ['#cfc7b5', ink.paper], levels: [0.2] },
        red: { tones: [ink.red] },
        amber: { tones: [ink.amber] },
        blue: { tones: ['#5f86ff'] },
        address: { tones: ['#6f7a94'] },
        headline: { tones: [ink.black] },
        words: { tones: [ink.sand] },
        picture: { tones: [ink.nightBlue, ink.blue], levels: [0.2] },
        glove: leather,
        thumb: leather,
        cuff: leather,
        label: dyes.white,
        lace: dyes.white,
        trim: { tones: ['#5b5c66', ink.sand, ink.paper] },
        skin: { tones: ['#26120f', '#8a4b2a', '#c98f5a'] },
        lining: { tones: [ink.black, '#24120d', ink.darkLeather], levels: [0.1, 0.4] },
      },
    }),
  ]),
} satisfies Drawing;
