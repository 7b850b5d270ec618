import { sideways, slice } from '../../../kit/gear/seams.ts';
import {
  along,
  ball,
  camera,
  type Drawing,
  drum,
  dyes,
  type Group,
  hoop,
  ink,
  print,
  taper,
  type Vec,
  within,
} from '../../../kit/index.ts';
import { cutOut } from '../../../kit/print/cutOut.ts';

const view = camera({ eye: [-0.1, 1.6, 1.5], at: [0, 1.75, 0], view: 30, shift: [240, 120] });
const BOARD = 1.96;
const SWIVEL: Vec = [0, BOARD - 0.045, 0];
const hung = along(SWIVEL, [0.42, 1, -0.1], [0, 0, 1]);
const at = (down: number): Vec => within(hung, [0, -down, 0]);
const pear = [
  taper(at(0.1), at(0.235), [0.04, 0.105], { blend: 0.02 }),
  ball(at(0.245), 0.105, { blend: 0.02 }),
];
const middle = { ...hung, at: at(0.2) };
const scene: Group[] = [
  {
    material: 'birch',
    solids: [drum([0, BOARD, 0], [0, BOARD + 0.4, 0], [0.25, 0.25], { round: 0.004 })],
  },
  {
    material: 'plate',
    solids: [
      drum([0, BOARD - 0.014, 0], [0, BOARD, 0], [0.075, 0.075], { round: 0.003 }),
      drum([0, BOARD - 0.034, 0], [0, BOARD - 0.012, 0], [0.036, 0.036], { round: 0.004 }),
    ],
  },
  { material: 'plate', solids: [ball(SWIVEL, 0.02)] },
  {
    material: 'plate',
    solids: [hoop(sideways({ ...hung, at: at(0.035) }, 'forward'), 0.018, 0.006)],
  },
  { material: 'loop', solids: [taper(at(0.05), at(0.085), [0.014, 0.02])] },
  { material: 'ball', solids: pear },
  ...[sideways(middle, 'forward'), sideways(middle, 'left')].map((plane) => ({
    material: 'seam',
    solids: slice(pear, plane, [-0.004, 0.004], 0.003),
  })),
];

export default {
  alt: 'An amber speed ball swings from its swivel under a board.',
  svg: cutOut([
    print(scene, {
      view,
      light: { from: [-1.6, 1.6, 2.2], rim: [0.9, 0.2, -0.4], fill: 0.2 },
      inks: {
        birch: { ...dyes.red, levels: [0.16, 0.56] },
        plate: dyes.steel,
        loop: dyes.black,
        ball: { ...dyes.amber, rim: ink.paper },
        seam: { tones: ['#2a1509', '#5a2f14'] },
      },
    }),
  ]),
} satisfies Drawing;
