import {
  camera,
  type Drawing,
  dyes,
  figure,
  hallRoof,
  ink,
  lanterns,
  poses,
  poster,
  print,
  rect,
  rope,
  ropes,
  skins,
  sky,
} from '../../kit/index.ts';

const view = camera({ eye: [0, 1.02, 3], at: [0, 1.36, 0], view: 36 });

const minase = print(
  figure(
    { ...poses.highGuard, rightHand: [0.26, 1.36, -0.13], head: { nod: 10 } },
    { at: [-0.52, 0, 0], facing: 16 },
    { height: 1.68, bulk: 0.92, face: { hair: 'topknot' } },
  ),
  {
    view,
    light: { from: [0.7, 3.4, 1.9], rim: [-0.85, 0.3, -0.45], fill: 0.15 },
    inks: {
      skin: { ...skins.pale, rim: ink.red },
      hair: { ...dyes.hair, rim: ink.red },
      glove: dyes.white,
      cuff: dyes.white,
      tape: dyes.red,
      shorts: dyes.white,
      band: dyes.red,
      boot: dyes.white,
      sole: dyes.red,
    },
  },
);
const almendra = print(
  figure(
    poses.cross,
    { at: [0.74, 0, -0.05], facing: 172 },
    { height: 1.66, bulk: 0.97, face: { hair: 'crop', beard: 'goatee', jaw: 1.1 } },
  ),
  {
    view,
    light: { from: [-0.5, 3.4, 2], rim: [0.85, 0.3, -0.45], fill: 0.15 },
    inks: {
      skin: { ...skins.brown, rim: ink.amber },
      hair: dyes.hair,
      glove: dyes.blue,
      cuff: dyes.blue,
      tape: dyes.white,
      shorts: dyes.black,
      band: dyes.amber,
      boot: dyes.black,
      sole: dyes.amber,
    },
  },
);

export default {
  alt: 'Two bantamweights trade beneath strings of glowing paper lanterns and a sweeping hall roof: white gloves against blue.',
  svg: poster({
    background: ink.nightRed,
    layers: [
      sky(ink.deepRed, 0, 620, (_, y) => y * 1.1, 22),
      hallRoof({ y: 300, width: 1560, tiles: ink.black, under: ink.navy }),
      rect(ink.black, 0, 700, 1600, 300),
      lanterns({
        inks: [ink.red, ink.amber],
        rib: ink.black,
        rows: [
          { y: 430, size: 90, count: 13, sag: 50 },
          { y: -10, size: 190, count: 7, sag: 60, offset: 120 },
        ],
      }),
      sky(ink.black, 560, 760, (_, y) => y, 22),
      ropes(
        view,
        [-4, 0, -1.2],
        [4, 0, -1.2],
        [{ ink: ink.paper }, { ink: ink.red }, { ink: ink.paper }],
      ),
      minase,
      almendra,
      rope(view, [-1.4, 0.905, 1.05], [1.4, 0.89, 1.05], {
        ink: ink.red,
        light: '#f0604a',
        thick: 0.045,
        sag: 0.01,
      }),
    ],
  }),
} satisfies Drawing;
