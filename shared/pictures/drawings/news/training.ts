import { worn } from '../../kit/gear/worn.ts';
import {
  camera,
  type Drawing,
  dyes,
  figure,
  ink,
  pool,
  poses,
  poster,
  print,
  rect,
  skins,
  skippingRope,
  standing,
  taper,
  within,
} from '../../kit/index.ts';
import { farBag } from '../../kit/places/backdrop.ts';
import { boards, panes } from '../../kit/places/gym.ts';

const view = camera({ eye: [0.2, 0.34, 2.5], at: [0, 0.97, 0], view: 65 });
const place = { at: [0, 0.02, 0], facing: 68 } as const;
const stands = standing(place.at, place.facing);
const rope = skippingRope(
  within(stands, [0.2, 1.05, 0.5]),
  within(stands, [0.2, 1.05, -0.5]),
  [0.04, -1.02, -0.04],
  0.008,
);

const boxer = print(
  [
    ...figure(
      {
        ...poses.skipping,
        leftHand: [0.16, 1.06, 0.36],
        rightHand: [0.16, 1.06, -0.36],
        leftElbow: [-1, -0.8, 0.05],
        rightElbow: [-1, -0.8, -0.05],
        head: { turn: 14, nod: 20 },
      },
      place,
      {
        height: 1.8,
        hands: 'wraps',
        top: 'vest',
        face: { hair: 'ponytail', jaw: 0.85, nose: 0.9 },
      },
    ),
    rope,
    {
      material: 'handle',
      solids: [1, -1].map((side) =>
        taper(
          within(stands, [0.17, 1.06, 0.36 * side]),
          within(stands, [0.2, 1.05, 0.5 * side]),
          [0.018, 0.014],
        ),
      ),
    },
  ],
  {
    view,
    light: { from: [-1.2, 2.6, 2.8], rim: [0.85, 0.2, -0.5], fill: 0.12 },
    inks: {
      ...worn({
        skin: skins.deep,
        rim: '#86a4ff',
        top: dyes.white,
        shorts: dyes.red,
        boots: dyes.white,
        tape: dyes.red,
      }),
      cord: { tones: [ink.paper] },
      handle: { tones: [ink.darkLeather, ink.leather, ink.amber] },
    },
  },
);

export default {
  alt: 'A boxer in a white vest skips rope above gym floorboards, seen from the floor, punchbags hanging behind.',
  svg: poster({
    background: ink.blue,
    layers: [
      panes(
        view,
        { at: [-3, 1.6, -8], along: [0.75, 0, 0], up: [0, 0.75, 0], rows: 5, columns: 8 },
        ['#5f86ff', '#86a4ff', '#3f6bff'],
        ink.nightBlue,
      ),
      farBag(150, [-40, 700], 300, { bag: ink.navy, light: ink.slate, chain: ink.black }),
      farBag(1430, [-90, 720], 320, { bag: ink.navy, light: ink.slate, chain: ink.black }),
      farBag(1180, [300, 700], 110, { bag: ink.nightBlue, chain: ink.black }),
      farBag(420, [320, 700], 100, { bag: ink.nightBlue, chain: ink.black }),
      rect(ink.nightBlue, 0, 770, 1600, 230),
      boards(view, { at: [-6, 0, -8], along: [0, 0, 9.4], across: [0.32, 0, 0], count: 38 }, [
        ink.amber,
        '#b5752c',
        ink.amber,
        '#c98f5a',
      ]),
      pool(view, [0, 0, 0], 0.3, '#8a5a2c'),
      boxer,
    ],
  }),
} satisfies Drawing;
