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
  poses,
  poster,
  print,
  ropes,
  skins,
} from '../../kit/index.ts';

const view = camera({ eye: [0.1, 1.0, 2.9], at: [0.02, 1.3, 0], view: 41, roll: 2 });
const named = (who: string, inks: Record<string, Inks>) =>
  Object.fromEntries(Object.entries(inks).map(([name, value]) => [`${who}.${name}`, value]));

const rourke = dressed(
  figure(
    {
      ...poses.jab,
      hips: [0.06, 0.78, 0],
      leftHand: [0.98, 1.24, 0.03],
      rightHand: [0.18, 1.36, -0.12],
      lean: 10,
    },
    { at: [-0.84, 0, 0.05], facing: 3 },
    { height: 1.9, bulk: 1.2, face: { hair: 'bald', beard: 'full', jaw: 1.15, nose: 1.2 } },
  ),
  'rourke',
);
const varga = dressed(
  figure(
    { ...poses.highGuard, lean: -4, head: { nod: 12 }, rightHand: [0.32, 1.56, -0.06] },
    { at: [0.62, 0, -0.02], facing: 176 },
    { height: 1.9, bulk: 1.1, face: { hair: 'flat-top', long: 1.05 } },
  ),
  'varga',
);

export default {
  alt: 'A bald, bearded heavyweight bends his knees and jabs under his rival’s raised gloves into the chest.',
  svg: poster({
    background: ink.navy,
    layers: [
      halftone(
        { x: 200, y: -200, width: 1300, height: 1300 },
        { ink: ink.blue, pitch: 28, cover: (x, y) => glow(x, y) * 1.5 },
      ),
      ropes(
        view,
        [-5, 0, -1.6],
        [5, 0, -1.6],
        [{ ink: ink.red }, { ink: ink.sand }, { ink: ink.blue }],
      ),
      print([...rourke, ...varga], {
        view,
        dots: 10,
        light: { from: [0.2, 3.8, 2.4], rim: [-0.8, 0.3, -0.5], fill: 0.14 },
        inks: {
          ...named(
            'rourke',
            worn({
              skin: skins.pale,
              rim: ink.red,
              hair: dyes.fair,
              gloves: dyes.red,
              shorts: dyes.white,
              band: dyes.red,
            }),
          ),
          ...named(
            'varga',
            worn({
              skin: skins.brown,
              rim: ink.red,
              gloves: dyes.blue,
              shorts: dyes.black,
              band: dyes.blue,
            }),
          ),
        },
      }),
    ],
  }),
} satisfies Drawing;
