import {
  camera,
  type Drawing,
  dyes,
  figure,
  ink,
  mesas,
  mirrored,
  neon,
  poses,
  poster,
  print,
  rect,
  rope,
  ropes,
  skins,
  sky,
} from '../../kit/index.ts';

const view = camera({ eye: [0.15, 1.12, 3.1], at: [0, 1.42, 0], view: 37 });

const quillan = print(
  figure(
    { ...poses.jab, leftHand: [1, 1.58, 0.03], rightHand: [0.2, 1.38, -0.14] },
    { at: [-0.72, 0, 0], facing: 8 },
    { height: 1.78, bulk: 1.02, face: { hair: 'swept', beard: 'goatee', nose: 1.1 } },
  ),
  {
    view,
    light: { from: [0.6, 3.4, 2], rim: [-0.85, 0.3, -0.45], fill: 0.15 },
    inks: {
      skin: { ...skins.olive, rim: ink.amber },
      hair: { ...dyes.hair, rim: ink.amber },
      glove: dyes.red,
      cuff: dyes.red,
      tape: dyes.white,
      shorts: dyes.red,
      band: dyes.white,
      boot: dyes.white,
      sole: dyes.red,
    },
  },
);
const bellweather = print(
  figure(
    mirrored({
      ...poses.slip,
      lean: 34,
      hips: [0, 0.86, 0],
      head: { nod: -6 },
      leftHand: [0.34, 1.2, 0.12],
      rightHand: [0.34, 1.24, -0.16],
    }),
    { at: [0.62, 0, -0.05], facing: 166 },
    { height: 1.84, bulk: 0.98, face: { hair: 'braids', long: 1.06 } },
  ),
  {
    view,
    light: { from: [-0.7, 3.4, 2], rim: [0.85, 0.3, -0.45], fill: 0.15 },
    inks: {
      skin: { ...skins.deep, rim: ink.amber },
      hair: { ...dyes.hair, rim: ink.amber },
      glove: dyes.white,
      cuff: dyes.white,
      tape: dyes.blue,
      shorts: dyes.blue,
      band: dyes.white,
      boot: dyes.blue,
      sole: dyes.white,
    },
  },
);

export default {
  alt: 'A dark-haired welterweight in red throws a long jab as a braided southpaw slips it, desert mesas and neon behind.',
  svg: poster({
    background: ink.deepRed,
    layers: [
      sky(ink.red, 0, 640, (_, y) => y * 1.1, 22),
      mesas({ y: 690, inks: [ink.nightRed, ink.black, ink.deepRed], sun: ink.amber }),
      rect(ink.black, 0, 700, 1600, 300),
      neon(
        'M90 690V470h150v220M120 640V520h90M1370 690V400l75-70 75 70v290M1410 640V450h70v190M1445 300l14 30 34 3-26 22 8 33-30-18-30 18 8-33-26-22 34-3z',
        '#ffd9c2',
        ink.red,
      ),
      sky(ink.black, 520, 720, (_, y) => y * 0.7, 22),
      ropes(
        view,
        [-4, 0, -1.2],
        [4, 0, -1.2],
        [{ ink: ink.sand }, { ink: ink.red }, { ink: ink.sand }],
      ),
      bellweather,
      quillan,
      rope(view, [-1.4, 0.95, 1.05], [1.4, 0.93, 1.05], {
        ink: ink.sand,
        light: ink.paper,
        thick: 0.045,
        sag: 0.01,
      }),
    ],
  }),
} satisfies Drawing;
