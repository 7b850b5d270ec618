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
  hoop,
  ink,
  print,
  taper,
  unit,
  type Vec,
} from '../../../kit/index.ts';
import { cutOut } from '../../../kit/print/cutOut.ts';

const view = camera({ eye: [-0.25, 0.42, 1.7], at: [0.0, 0.205, 0], view: 34, shift: [270, 130] });

/** The middle of the dial, and how high the plate is. */
const DIAL: Vec = [0, 0.122, 0.172];
const PLATE = 0.262;
/** Where the needle points. */
const needle = unit([0.55, 0.84, 0]);

/** A shopkeeper's scale: a tin body, a dial, and a plate on a short stem. */
const body: Group[] = [
  {
    material: 'tin',
    solids: [
      drum([0, 0.02, 0], [0, 0.225, 0], [0.15, 0.112], { round: 0.016 }),
      drum([0, 0.122, 0.02], [0, 0.122, 0.168], [0.1, 0.1], { round: 0.006, blend: 0.01 }),
    ],
  },
  { material: 'foot', solids: [drum([0, 0, 0], [0, 0.014, 0], [0.156, 0.156], { round: 0.006 })] },
  { material: 'steel', solids: [drum([0, 0.225, 0], [0, PLATE - 0.01, 0], [0.03, 0.03])] },
  {
    material: 'steel',
    solids: [drum([0, PLATE - 0.012, 0], [0, PLATE - 0.004, 0], [0.13, 0.175], { round: 0.005 })],
  },
  {
    material: 'face',
    solids: [drum(DIAL, add(DIAL, [0, 0, 0.006]), [0.086, 0.086], { round: 0.002 })],
  },
  { material: 'brass', solids: [hoop(along(add(DIAL, [0, 0, 0.006]), [0, 0, 1]), 0.09, 0.008)] },
  {
    material: 'mark',
    solids: Array.from({ length: 12 }, (_, n) => {
      const angle = (n / 12) * Math.PI * 2;
      const way: Vec = [Math.sin(angle), Math.cos(angle), 0];
      return block(
        along(add(DIAL, [way[0] * 0.07, way[1] * 0.07, 0.008]), way, [0, 0, 1]),
        [0.002, n % 3 ? 0.006 : 0.011, n % 3 ? 0.0022 : 0.0036],
        { round: 0.001 },
      );
    }),
  },
  {
    material: 'needle',
    solids: [
      taper(
        add(DIAL, [-needle[0] * 0.02, -needle[1] * 0.02, 0.013]),
        add(DIAL, [needle[0] * 0.066, needle[1] * 0.066, 0.013]),
        [0.006, 0.0025],
      ),
      drum(add(DIAL, [0, 0, 0.006]), add(DIAL, [0, 0, 0.018]), [0.011, 0.01], { round: 0.002 }),
    ],
  },
];
const lying = along([0.09, PLATE + 0.078, 0.02], [-0.93, 0.1, 0.3], [0.1, 1, 0.25]);
const glove = lacedGlove(lying, 1.2, { folds: 0.003, strap: true });

export default {
  alt: 'A blue boxing glove lies on a shopkeeper’s scale.',
  svg: cutOut(
    [
      print([...body, ...glove], {
        view,
        light: { from: [-1.4, 2.0, 2.0], rim: [0.9, 0.2, -0.4], fill: 0.18 },
        inks: {
          tin: { ...dyes.red, rim: ink.paper },
          foot: dyes.black,
          steel: dyes.steel,
          face: { tones: [ink.stone, ink.paper, '#ffffff'] },
          brass: { ...dyes.amber, gloss: 0.6 },
          mark: { tones: [ink.black] },
          needle: dyes.red,
          glove: { ...dyes.blue, rim: ink.paper },
          thumb: { ...dyes.blue, rim: ink.paper },
          cuff: { ...dyes.blue, rim: ink.paper },
          strap: dyes.white,
          label: dyes.red,
          lace: dyes.white,
          trim: { tones: ['#5b5c66', ink.sand, ink.paper] },
          lining: { tones: [ink.black, '#24120d', ink.darkLeather], levels: [0.1, 0.4] },
        },
      }),
    ],
    { dots: '#b5752c' },
  ),
} satisfies Drawing;
