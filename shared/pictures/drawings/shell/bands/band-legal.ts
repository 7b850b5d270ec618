import {
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
  type Vec,
} from '../../../kit/index.ts';
import { cutOut } from '../../../kit/print/cutOut.ts';

/** From the left, so that one sees through the staple. */
const view = camera({ eye: [-0.85, 0.2, 1.6], at: [0, 0, 0], view: 26, shift: [260, 215] });

const facing = (at: Vec) => along(at, [0, 1, 0], [0, 0, 1]);

/** How far the bow's middle line is from the lock's, and where its legs become an arc. */
const BOW = { half: 0.062, up: 0.135 };
const arc = Array.from({ length: 17 }, (_, n): Vec => {
  const angle = Math.PI * (1 - n / 16);
  return [BOW.half * Math.cos(angle), BOW.up + BOW.half * Math.sin(angle), 0];
});
const bow: readonly Vec[] = [[-BOW.half, 0.05, 0], ...arc, [BOW.half, 0.05, 0]];
const FRONT = 0.043;

const padlock: Group[] = [
  {
    material: 'steel',
    solids: bow
      .slice(1)
      .map((to, n) => taper(bow[n] ?? to, to, [0.0165, 0.0165], { blend: 0.001 })),
  },
  {
    material: 'brass',
    solids: [
      block(facing([0, 0, 0]), [FRONT, 0.092, 0.115], { round: 0.024 }),
      // The collars out of which the bow comes.
      ...[-1, 1].map((side) =>
        drum([side * BOW.half, 0.08, 0], [side * BOW.half, 0.098, 0], [0.026, 0.024], {
          round: 0.004,
          blend: 0.004,
        }),
      ),
    ],
  },
  {
    material: 'plate',
    solids: [
      drum([0, -0.004, FRONT - 0.006], [0, -0.004, FRONT + 0.003], [0.05, 0.047], { round: 0.003 }),
    ],
  },
  {
    material: 'keyhole',
    solids: [
      drum([0, 0.009, FRONT], [0, 0.009, FRONT + 0.007], [0.015, 0.015], { round: 0.001 }),
      taper([0, 0.005, FRONT + 0.003], [0, -0.031, FRONT + 0.003], [0.006, 0.011], {
        blend: 0.002,
      }),
    ],
  },
];

/** The flap of a locker's door comes from above the sheet; its staple holds the lock. */
const STAPLE = 0.2;
const hasp: Group[] = [
  {
    material: 'flap',
    solids: [
      block(facing([0, 0.365, -0.055]), [0.011, 0.225, 0.06], { round: 0.01 }),
      drum([0, 0.165, -0.066], [0, 0.165, -0.044], [0.053, 0.053], { round: 0.007, blend: 0.002 }),
    ],
  },
  {
    material: 'staple',
    solids: [hoop(along([0, STAPLE, -0.012], [1, 0, 0], [0, 0, 1]), 0.042, 0.0105)],
  },
  {
    material: 'rivet',
    solids: [drum([0, 0.29, -0.046], [0, 0.29, -0.036], [0.017, 0.012], { round: 0.003 })],
  },
];

export default {
  alt: 'A closed brass padlock hangs from the hasp of a locker.',
  svg: cutOut([
    print([...padlock, ...hasp], {
      view,
      light: { from: [-1.5, 1.9, 1.3], rim: [0.9, 0.2, -0.4], fill: 0.18 },
      inks: {
        brass: {
          tones: ['#5a2f14', '#c07f34', '#ecb765'],
          levels: [0.2, 0.64],
          gloss: 0.3,
        },
        steel: dyes.steel,
        staple: dyes.steel,
        rivet: dyes.steel,
        plate: { tones: ['#8a5a2c', '#f0c277', '#fbe6bd'], gloss: 0.4 },
        keyhole: { tones: [ink.black] },
        flap: { ...dyes.red, levels: [0.2, 0.82], gloss: 0.1, rim: ink.paper },
      },
    }),
  ]),
} satisfies Drawing;
