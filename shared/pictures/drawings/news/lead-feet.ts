import { worn } from '../../kit/gear/worn.ts';
import {
  camera,
  type Drawing,
  dressed,
  dyes,
  figure,
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
import { panel } from '../../kit/places/gym.ts';

const view = camera({ eye: [0.1, 0.3, 1.75], at: [0.02, 0.25, 0], view: 40, roll: -2 });

const named = (who: string, inks: Record<string, Inks>) =>
  Object.fromEntries(Object.entries(inks).map(([name, value]) => [`${who}.${name}`, value]));
const stance = { ...poses.guard, leftToes: -8 };
const orthodox = figure(stance, { at: [-0.46, 0, 0.06], facing: 0 }, { height: 1.8, bulk: 1.1 });
const southpaw = figure(
  mirrored(stance),
  { at: [0.42, 0, 0.0], facing: 180 },
  { height: 1.78, bulk: 1.06 },
);

export default {
  alt: 'Two boxers’ feet on the canvas, a blue boot and a red boot facing, each trying to be outside the other.',
  svg: poster({
    background: ink.amber,
    layers: [
      halftone(
        { x: 150, y: -300, width: 1300, height: 1200 },
        { ink: ink.sand, pitch: 28, cover: (x, y) => glow(x, y) * 1.7 },
      ),
      panel(view, [-6, 0, 1.4], [12, 0, 0], [0, 0, -3], ink.paper),
      print([...dressed(orthodox, 'blue'), ...dressed(southpaw, 'red')], {
        view,
        floor: ink.stone,
        light: { from: [-0.6, 3.4, 2.2], rim: [0.9, 0.3, -0.4], fill: 0.16 },
        inks: {
          ...named(
            'blue',
            worn({ skin: skins.brown, rim: ink.paper, boots: dyes.blue, shorts: dyes.blue }),
          ),
          ...named(
            'red',
            worn({ skin: skins.pale, rim: ink.paper, boots: dyes.red, shorts: dyes.red }),
          ),
        },
      }),
    ],
  }),
} satisfies Drawing;
