import {
  boxing,
  gloved,
  isaacBellweather,
  mateoQuillan,
  seen,
  together,
} from '../../cast/index.ts';
import {
  camera,
  crowd,
  type Drawing,
  dyes,
  ink,
  mesas,
  neon,
  poses,
  poster,
  print,
  rect,
  ropes,
  skins,
  sky,
} from '../../kit/index.ts';

const view = camera({
  eye: [0, 1.3, 2.6],
  at: [0.04, 1.36, 0],
  view: 38.5,
  shift: [0, 55],
  roll: -3,
});

// The man who lets himself be hit on the arms.
const { groups, inks } = together(
  boxing(
    mateoQuillan,
    {
      ...poses.highGuard,
      lean: 7,
      hips: [0, 0.88, 0],
      chestTurn: -30,
      head: { turn: -36, nod: 2 },
      leftHand: [0.25, 1.39, -0.02],
      rightHand: [0.08, 1.39, -0.24],
      leftElbow: [0, -1, 0],
      rightElbow: [-0.1, -1, -0.3],
    },
    { at: [-0.45, 0, 0.04], facing: 22 },
    { mood: 'stern', gaze: [0.4, 0] },
  ),
  boxing(
    isaacBellweather,
    {
      ...poses.jab,
      chestTurn: -56,
      leftHand: [0.71, 1.37, 0.08],
      rightHand: [0.27, 1.47, -0.1],
      rightElbow: [-0.05, -1, -0.1],
      lean: 8,
      head: { turn: 12, nod: 8 },
    },
    { at: [0.6, 0, 0.1], facing: 168 },
    { mood: 'keen', gaze: [-0.4, -0.1] },
  ),
);

const star = Array.from({ length: 16 }, (_, n) => {
  const far = n % 2 ? 24 : n % 4 ? 52 : 84;
  const angle = (n * Math.PI) / 8;
  return `${n ? 'L' : 'M'}${(1452 + far * Math.sin(angle)).toFixed(0)} ${(258 - far * Math.cos(angle)).toFixed(0)}`;
})
  .concat('Z')
  .join('');

export default {
  alt: `${gloved(isaacBellweather)} jabs; ${seen(mateoQuillan)}, in red, takes it on a high guard before a neon star.`,
  svg: poster({
    background: ink.deepRed,
    layers: [
      sky(ink.red, 0, 660, (_, y) => y * 1.35, 24),
      mesas({ y: 640, inks: [ink.nightRed, ink.black, ink.deepRed], sun: 'none' }),
      rect('#2a0b10', 0, 630, 1600, 370),
      crowd({
        y: 1010,
        rows: 6,
        size: 52,
        rise: 58,
        inks: [ink.black, ink.black, '#14060a', '#1c080d', '#230a10', '#2a0b10'],
        seed: 7,
      }),
      // A roadside sign on two poles, a star on its top.
      neon(
        `M1402 640V512M1502 640V512M1332 440L1452 360L1572 440L1452 520ZM1376 440L1452 390L1528 440L1452 490Z${star}`,
        '#ffd9c2',
        ink.red,
      ),
      ropes(
        view,
        [-4, 0, -1.5],
        [4, 0, -1.2],
        [
          { ink: ink.sand, light: ink.paper },
          { ink: ink.red, light: '#f0604a' },
          { ink: ink.sand, light: ink.paper },
        ],
      ),
      print(groups, {
        view,
        light: { from: [-0.4, 2.7, 3], rim: [0.85, 0.3, -0.45], fill: 0.26 },
        inks: {
          ...inks,
          // The lamp is before him: with the usual levels he prints lighter than he is.
          'isaac-bellweather.skin': { tones: skins.deep.tones, levels: [0.24, 0.93] },
          'isaac-bellweather.hair': { tones: dyes.hair.tones, levels: [0.2, 0.8] },
        },
      }),
    ],
  }),
} satisfies Drawing;
