import { worn } from '../../kit/gear/worn.ts';
import {
  camera,
  type Drawing,
  dyes,
  figure,
  glow,
  halftone,
  ink,
  mirrored,
  poses,
  poster,
  print,
  rect,
  rope,
  skins,
} from '../../kit/index.ts';
import { boards } from '../../kit/places/gym.ts';

const view = camera({ eye: [0, 0.55, 3.5], at: [0, 0.8, 0], view: 47 });

const almendra = print(
  figure(
    { ...poses.guard, hips: [0, 0.9, 0] },
    { at: [-0.5, 0, 0.04], facing: 4 },
    { height: 1.7, bulk: 0.98, face: { hair: 'crop', beard: 'goatee', jaw: 1.1 } },
  ),
  {
    view,
    dots: 10,
    floor: ink.nightBlue,
    light: { from: [0.2, 3.4, 2], rim: [-0.85, 0.3, -0.45], fill: 0.12 },
    inks: worn({
      skin: skins.brown,
      rim: ink.paper,
      gloves: dyes.blue,
      shorts: dyes.black,
      band: dyes.amber,
    }),
  },
);
const southpaw = print(
  figure(
    mirrored({ ...poses.highGuard, lean: 10 }),
    { at: [0.5, 0, -0.04], facing: 176 },
    { height: 1.72, face: { hair: 'curls' } },
  ),
  {
    view,
    dots: 10,
    floor: ink.nightBlue,
    light: { from: [-0.2, 3.4, 2], rim: [0.85, 0.3, -0.45], fill: 0.12 },
    inks: worn({
      skin: skins.pale,
      rim: '#f0604a',
      gloves: dyes.red,
      shorts: dyes.white,
      band: dyes.red,
      boots: dyes.white,
    }),
  },
);

export default {
  alt: 'An orthodox boxer and a left-handed sparring partner stand lead foot to lead foot on blue canvas.',
  svg: poster({
    background: ink.amber,
    layers: [
      halftone(
        { x: 200, y: -350, width: 1200, height: 1200 },
        { ink: ink.sand, pitch: 30, cover: (x, y) => glow(x, y) * 1.7 },
      ),
      halftone(
        { x: 0, y: 0, width: 1600, height: 700 },
        {
          ink: '#b5752c',
          pitch: 30,
          cover: (x, y) => 1.6 * Math.hypot(x - 0.5, (y - 0.6) * 0.6) - 0.4,
        },
      ),
      rope(view, [-5, 1.36, -1.7], [5, 1.36, -1.7], { ink: ink.red, light: '#f0604a' }),
      rope(view, [-5, 0.92, -1.7], [5, 0.92, -1.7], { ink: ink.paper, light: ink.paper }),
      rope(view, [-5, 0.48, -1.7], [5, 0.48, -1.7], { ink: ink.blue, light: '#5f86ff' }),
      rect(ink.deepBlue, 0, 700, 1600, 300),
      boards(view, { at: [-6, 0, -1.7], along: [12, 0, 0], across: [0, 0, 1.2], count: 3 }, [
        ink.blue,
        ink.deepBlue,
      ]),
      almendra,
      southpaw,
    ],
  }),
} satisfies Drawing;
