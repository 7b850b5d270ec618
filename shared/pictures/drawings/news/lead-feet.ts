import { worn } from '../../kit/gear/clothes/worn.ts';
import {
  arrow,
  bootPrint,
  camera,
  type Drawing,
  dressed,
  dyes,
  figure,
  type Group,
  glow,
  halftone,
  type Inks,
  ink,
  mirrored,
  poses,
  poster,
  print,
  skins,
} from '../../kit/index.ts';

const view = camera({ eye: [0.02, 1.3, 1.5], at: [-0.01, 0.1, 0.12], view: 44, shift: [-30, 0] });

const named = (who: string, inks: Record<string, Inks>) =>
  Object.fromEntries(Object.entries(inks).map(([name, value]) => [`${who}.${name}`, value]));
const stance = {
  ...poses.guard,
  hips: [-0.06, 0.93, 0],
  leftFoot: [0.3, 0.09, 0.1],
  rightFoot: [-0.28, 0.13, -0.22],
  leftToes: -8,
} as const;
const orthodox = figure(stance, { at: [0.42, 0, 0.1], facing: 180 }, { height: 1.8, bulk: 1.1 });
const southpaw = figure(
  mirrored(stance),
  { at: [-0.44, 0, -0.17], facing: 0 },
  { height: 1.78, bulk: 1.06 },
);

/** Of the legs alone: the shadow of a whole boxer is as large as the picture. */
const below = (groups: readonly Group[]): Group[] =>
  groups.map((group) => ({
    ...group,
    solids: group.solids.filter(({ carve, centre }) => carve || centre[1] < 0.75),
  }));

export default {
  alt: 'Two boxers’ lead feet on the canvas: the blue boot is outside, and a dashed arrow leads the red boot around it to a red print.',
  svg: poster({
    background: ink.sand,
    layers: [
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: '#efe6d2', pitch: 28, cover: (x, y) => glow(x, y) * 1.5 },
      ),
      bootPrint(view, [0.12, 0, 0.4], 12, { side: 'right', size: 1.15 }),
      arrow(
        view,
        [
          [-0.12, 0, 0.005],
          [-0.3, 0, 0.33],
          [-0.08, 0, 0.38],
        ],
        { dashed: true },
      ),
      print([...dressed(below(orthodox), 'blue'), ...dressed(below(southpaw), 'red')], {
        view,
        floor: '#bfae8c',
        light: { from: [-1.7, 3.2, 0.75], rim: [0.9, 0.3, -0.4], fill: 0.16 },
        inks: {
          ...named(
            'blue',
            worn({ skin: skins.deep, rim: ink.paper, boots: dyes.blue, shorts: dyes.blue }),
          ),
          ...named(
            'red',
            worn({
              skin: { ...skins.pale, levels: [0.05, 0.3] },
              boots: dyes.red,
              shorts: dyes.red,
            }),
          ),
          'blue.sock': dyes.black,
        },
      }),
    ],
  }),
} satisfies Drawing;
