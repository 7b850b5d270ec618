import {
  bridge,
  camera,
  type Drawing,
  disc,
  dyes,
  fadeUp,
  figure,
  glow,
  halftone,
  ink,
  poses,
  poster,
  print,
  rect,
  rope,
  ropes,
  skins,
  sky,
  water,
} from '../../kit/index.ts';

const view = camera({ eye: [0, 1.14, 3], at: [0, 1.5, 0], view: 36 });

const rourke = print(
  figure(
    { ...poses.squareUp, rightHand: [0.3, 1.28, -0.14] },
    { at: [-0.56, 0, 0], facing: 12 },
    { height: 1.9, bulk: 1.22, face: { hair: 'bald', beard: 'full', jaw: 1.15, nose: 1.2 } },
  ),
  {
    view,
    light: { from: [0.9, 3.4, 1.9], rim: [-0.85, 0.25, -0.5], fill: 0.14 },
    inks: {
      skin: { ...skins.pale, rim: ink.red },
      hair: { ...dyes.fair, rim: ink.red },
      glove: dyes.red,
      cuff: dyes.red,
      tape: dyes.white,
      shorts: dyes.white,
      band: dyes.red,
      boot: dyes.black,
      sole: dyes.white,
    },
  },
);
const varga = print(
  figure(
    poses.lowLead,
    { at: [0.58, 0, 0], facing: 172 },
    { height: 1.97, bulk: 1.12, face: { hair: 'flat-top', long: 1.05 } },
  ),
  {
    view,
    light: { from: [-0.9, 3.4, 1.9], rim: [0.85, 0.25, -0.5], fill: 0.14 },
    inks: {
      skin: { ...skins.brown, rim: '#5f86ff' },
      hair: { ...dyes.hair, rim: '#5f86ff' },
      glove: dyes.blue,
      cuff: dyes.blue,
      tape: dyes.white,
      shorts: dyes.black,
      band: dyes.blue,
      boot: dyes.black,
      sole: dyes.white,
    },
  },
);

export default {
  alt: 'Two heavyweights square up before a twin-towered river bridge: a bald, bearded man in red gloves, a taller rival in blue.',
  svg: poster({
    background: ink.slate,
    layers: [
      halftone(
        { x: 200, y: -100, width: 1200, height: 1200 },
        { ink: ink.stone, pitch: 22, cover: (x, y) => glow(x, y) * 1.1 },
      ),
      disc(ink.sand, 800, 420, 250),
      `<g transform="translate(240 232) scale(.7)">${bridge({ y: 760, stone: ink.navy, shade: ink.black, glass: ink.amber })}</g>`,
      rect(ink.black, 0, 770, 1600, 300),
      water({ y: 786, height: 190, inks: [ink.slate, ink.sand, ink.slate, ink.navy] }),
      sky(ink.black, 560, 800, fadeUp, 22),
      ropes(
        view,
        [-4, 0, -1.2],
        [4, 0, -1.2],
        [{ ink: ink.red }, { ink: ink.sand }, { ink: ink.blue }],
      ),
      rourke,
      varga,
      rope(view, [-1.4, 1.025, 1.05], [1.4, 1.045, 1.05], {
        ink: ink.red,
        light: '#f0604a',
        thick: 0.045,
        sag: 0.01,
      }),
    ],
  }),
} satisfies Drawing;
