import { worn } from '../../kit/gear/clothes/worn.ts';
import {
  camera,
  type Drawing,
  dyes,
  figure,
  type Group,
  ink,
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

// She and her shadow on the wall are in the air alike, from the crown to the feet.
const view = camera({ eye: [0.1, 0.9, 6], at: [0, 1.0, 0], view: 35.8, shift: [110, 10] });
const wall = camera({ eye: [0.1, 0.9, 6], at: [0, 1.0, 0], view: 37.4, shift: [-272, 10] });

const place = { at: [0, 0.05, 0], facing: 112 } as const;
const stands = standing(place.at, place.facing);
const rope = skippingRope(
  within(stands, [0.23, 1.05, 0.44]),
  within(stands, [0.23, 1.05, -0.44]),
  [0.08, -1.07, -0.22],
  0.006,
);
const boxer: Group[] = [
  ...figure(
    {
      ...poses.skipping,
      leftHand: [0.2, 1.08, 0.3],
      rightHand: [0.2, 1.08, -0.3],
      leftElbow: [-1, -0.8, 0.05],
      rightElbow: [-1, -0.8, -0.05],
      head: { turn: -8, nod: 8 },
    },
    place,
    {
      height: 1.76,
      bulk: 0.92,
      hands: 'wraps',
      top: 'vest',
      face: { hair: 'ponytail', jaw: 0.85, nose: 0.9, mood: 'calm', gaze: [0.2, 0] },
    },
  ),
  rope,
  {
    material: 'handle',
    solids: [1, -1].map((side) =>
      taper(
        within(stands, [0.205, 1.06, 0.3 * side]),
        within(stands, [0.23, 1.05, 0.44 * side]),
        [0.018, 0.014],
      ),
    ),
  },
];

const light = { from: [0.7, 2.7, 3.2], rim: [-0.85, 0.2, -0.5], fill: 0.14 } as const;
const dark = { tones: [ink.nightBlue] };
const shadow = print(boxer, {
  view: wall,
  light,
  inks: Object.fromEntries(boxer.map(({ material }) => [material, dark])),
});

export default {
  alt: 'A boxer in a white vest skips rope; on the blue wall behind her, her shadow jumps with her, both feet off the floor.',
  svg: poster({
    background: ink.blue,
    layers: [
      rect(ink.deepBlue, 0, 640, 1600, 250),
      rect(ink.nightBlue, 0, 884, 1600, 12),
      rect(ink.amber, 0, 896, 1600, 110),
      farBag(1470, [190, 790], 200, {
        bag: ink.nightBlue,

        chain: ink.nightBlue,
      }),
      shadow,
      // Her own on the floor, below both feet.
      `<ellipse cx="912" cy="931" rx="106" ry="10" fill="#a96c28"/>`,
      print(boxer, {
        view,
        light,
        // Finer than others, for the face.
        step: 1,
        inks: {
          ...worn({
            skin: skins.deep,
            rim: '#86a4ff',
            top: { ...dyes.white, levels: [0.2, 0.54] },
            shorts: dyes.red,
            boots: dyes.white,
            tape: dyes.red,
          }),
          cord: { tones: [ink.paper] },
          handle: { tones: [ink.darkLeather, ink.leather, ink.amber] },
        },
      }),
    ],
  }),
} satisfies Drawing;
