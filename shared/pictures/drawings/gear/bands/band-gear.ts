import { lacedGlove } from '../../../kit/gear/gloves/lacedGlove.ts';
import {
  along,
  camera,
  cord,
  type Drawing,
  dyes,
  type Frame,
  type Group,
  ink,
  print,
  type Vec,
  within,
} from '../../../kit/index.ts';
import { cutOut } from '../../../kit/print/cutOut.ts';

const view = camera({ eye: [0, -0.2, 4.6], at: [0, 0, 0], view: 34, shift: [196, 90] });

/** Hangs with its knuckles down from a nail above the sheet. */
function hung(frame: Frame, nail: Vec, owner: string): Group[] {
  const lace = (side: number): Group =>
    cord(
      [
        within(frame, [-0.15, -0.33, side * 0.06]),
        within(frame, [-0.1, -0.46, side * 0.05]),
        [nail[0], nail[1], nail[2] + side * 0.02],
      ],
      0.014,
      'lace',
    );
  return [
    ...lacedGlove(frame, 3, { folds: 0.006 }).map((group) => ({
      ...group,
      material: ['glove', 'thumb', 'cuff', 'label'].includes(group.material)
        ? `${owner}.${group.material}`
        : group.material,
    })),
    lace(-1),
    lace(1),
  ];
}

const scene: Group[] = [
  ...hung(
    along([-0.72, 0.2, -0.1], [-0.06, -1, 0.05], [-0.5, 0, -0.85]),
    [-0.68, 1.6, -0.1],
    'tan',
  ),
  ...hung(along([0, 0.0, 0.1], [0.05, -1, 0.05], [0.2, 0, 0.95]), [-0.06, 1.6, 0.1], 'red'),
  ...hung(along([0.72, 0.14, -0.1], [0.1, -1, 0.05], [0.75, 0, -0.6]), [0.66, 1.6, -0.1], 'blue'),
];

const leather = (owner: string, inks: (typeof dyes)[keyof typeof dyes]) =>
  Object.fromEntries(
    ['glove', 'thumb', 'cuff'].map((part) => [`${owner}.${part}`, { ...inks, rim: ink.paper }]),
  );

export default {
  alt: 'Three boxing gloves, tan, red and blue, hang by their white laces.',
  svg: cutOut(
    [
      print(scene, {
        view,
        light: { from: [-2.4, 3.4, 3.2], rim: [0.9, 0.2, -0.4], fill: 0.18 },
        inks: {
          ...leather('tan', dyes.tan),
          ...leather('red', dyes.red),
          ...leather('blue', dyes.blue),
          'tan.label': dyes.white,
          'red.label': dyes.white,
          'blue.label': dyes.white,
          lace: dyes.white,
          trim: { tones: ['#5b5c66', ink.sand, ink.paper] },
          lining: { tones: [ink.black, '#24120d', ink.darkLeather], levels: [0.1, 0.4] },
        },
      }),
    ],
    { dots: ink.deepRed },
  ),
} satisfies Drawing;
