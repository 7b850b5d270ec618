import { boxing, paoloAlmendra, seen } from '../../cast/index.ts';
import { worn } from '../../kit/gear/worn.ts';
import {
  camera,
  type Drawing,
  dyes,
  figure,
  ink,
  mirrored,
  poses,
  poster,
  print,
  rope,
  skins,
} from '../../kit/index.ts';
import { boards, bricks } from '../../kit/places/gym.ts';

const view = camera({ eye: [0, 0.7, 3.3], at: [0, 0.88, 0], view: 48 });

const tucked = { leftElbow: [0.1, -1, 0.15], rightElbow: [0.1, -1, -0.1] } as const;

const { groups, inks } = boxing(
  paoloAlmendra,
  { ...poses.guard, hips: [0, 0.9, 0], rightHand: [0.22, 1.4, -0.13], ...tucked },
  { at: [-0.5, 0, 0.04], facing: 14 },
  { mood: 'keen', guard: true, rim: ink.paper },
);
const almendra = print(groups, {
  view,
  floor: ink.nightBlue,
  light: { from: [0.4, 2.4, 3], rim: [-0.85, 0.3, -0.45], fill: 0.12 },
  inks,
});
const southpaw = print(
  figure(
    mirrored({ ...poses.guard, lean: 10, rightHand: [0.22, 1.38, -0.15], ...tucked }),
    { at: [0.5, 0, -0.04], facing: 164 },
    { height: 1.74, face: { guard: true, mood: 'stern' } },
  ),
  {
    view,
    floor: ink.nightBlue,
    light: { from: [-0.4, 2.4, 3], rim: [0.85, 0.3, -0.45], fill: 0.12 },
    inks: {
      ...worn({
        skin: skins.pale,
        rim: '#f0604a',
        gloves: dyes.red,
        shorts: dyes.white,
        band: dyes.red,
        boots: dyes.white,
      }),
      guard: dyes.red,
      trim: dyes.white,
    },
  },
);

export default {
  alt: `In head guards, ${seen(paoloAlmendra)} and a left-handed sparring partner stand lead foot to lead foot in a gym.`,
  svg: poster({
    background: '#8d6a3f',
    layers: [
      bricks(
        view,
        { at: [-4, 0, -2.6], along: [0.5, 0, 0], up: [0, 0.2, 0], rows: 16, columns: 17 },
        [ink.amber, '#d59645', '#e8b264', ink.amber],
      ),
      rope(view, [-5, 1.36, -1.7], [5, 1.36, -1.7], { ink: ink.red, light: '#f0604a' }),
      rope(view, [-5, 0.92, -1.7], [5, 0.92, -1.7], { ink: ink.paper, light: ink.paper }),
      rope(view, [-5, 0.48, -1.7], [5, 0.48, -1.7], { ink: ink.blue, light: '#5f86ff' }),
      boards(view, { at: [-6, 0, -1.9], along: [12, 0, 0], across: [0, 0, 1.2], count: 4 }, [
        ink.deepBlue,
        ink.blue,
      ]),
      almendra,
      southpaw,
    ],
  }),
} satisfies Drawing;
