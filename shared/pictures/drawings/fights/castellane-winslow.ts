import {
  camera,
  type Drawing,
  dyes,
  figure,
  ink,
  poses,
  poster,
  print,
  rect,
  rooftops,
  rope,
  ropes,
  skins,
  sky,
} from '../../kit/index.ts';

const view = camera({ eye: [-0.1, 1.14, 3], at: [0.04, 1.46, 0], view: 31, roll: -3 });

const castellane = print(
  figure(
    poses.uppercut,
    { at: [-0.44, 0, 0], facing: 6 },
    { height: 1.74, bulk: 0.98, face: { hair: 'curls', nose: 1.15 } },
  ),
  {
    view,
    light: { from: [0.7, 3.4, 1.9], rim: [-0.85, 0.3, -0.45], fill: 0.14 },
    inks: {
      skin: { ...skins.olive, rim: ink.sand },
      hair: { ...dyes.hair, rim: ink.sand },
      glove: dyes.black,
      cuff: dyes.black,
      tape: dyes.red,
      shorts: dyes.white,
      band: dyes.black,
      boot: dyes.black,
      sole: dyes.white,
    },
  },
);
const winslow = print(
  figure(
    { ...poses.guard, rightHand: [0.22, 1.38, -0.12] },
    { at: [0.52, 0, -0.05], facing: 168 },
    { height: 1.79, bulk: 0.94, face: { hair: 'crop', beard: 'moustache', long: 1.06 } },
  ),
  {
    view,
    light: { from: [-0.7, 3.4, 1.9], rim: [0.85, 0.3, -0.45], fill: 0.14 },
    inks: {
      skin: { ...skins.deep, rim: '#f0604a' },
      hair: dyes.hair,
      glove: dyes.red,
      cuff: dyes.red,
      tape: dyes.white,
      shorts: dyes.red,
      band: dyes.black,
      boot: dyes.red,
      sole: dyes.white,
    },
  },
);

export default {
  alt: 'A curly-haired lightweight in black gloves works inside against a moustached rival in red before brick rooftops, water towers and fire escapes.',
  svg: poster({
    background: ink.sand,
    layers: [
      sky(ink.amber, 0, 560, (_, y) => 0.75 - y * 0.8, 22),
      rooftops({
        y: 900,
        wall: [ink.slate, ink.navy, '#343d5c'],
        dark: ink.black,
        window: ink.amber,
        iron: ink.black,
      }),
      rect(ink.black, 0, 890, 1600, 110),
      sky(ink.black, 420, 900, (_, y) => y * 1.1, 22),
      ropes(
        view,
        [-4, 0, -1.2],
        [4, 0, -1.2],
        [{ ink: ink.red }, { ink: ink.paper }, { ink: ink.blue }],
      ),
      winslow,
      castellane,
      rope(view, [-1.4, 1.03, 1.05], [1.4, 1.03, 1.05], {
        ink: ink.blue,
        light: '#5f86ff',
        thick: 0.045,
        sag: 0.01,
      }),
    ],
  }),
} satisfies Drawing;
