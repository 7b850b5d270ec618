import { worn } from '../../kit/gear/clothes/worn.ts';
import {
  camera,
  type Drawing,
  dyes,
  figure,
  type Group,
  halftone,
  ink,
  poses,
  poster,
  print,
  rect,
  skins,
  skippingRope,
  standing,
  taper,
  type Vec,
  within,
} from '../../kit/index.ts';

// She and her shadow on the wall are in the air alike, from the crown to the feet.
const view = camera({ eye: [0.1, 0.9, 6], at: [0, 1.0, 0], view: 31, shift: [190, -26] });
const wall = camera({ eye: [0.1, 0.9, 6], at: [0, 1.0, 0], view: 32.4, shift: [-310, -26] });

const place = { at: [0, 0.05, 0], facing: 112 } as const;
const stands = standing(place.at, place.facing);
const rope = skippingRope(
  within(stands, [0.23, 1.05, 0.44]),
  within(stands, [0.23, 1.05, -0.44]),
  [0.08, -1.07, -0.22],
  0.006,
);
/**
 * The kit's wraps leave the knuckles bare. These cover them, and the fingers, which are longer for
 * it, close on the handle with their ends free.
 */
const overKnuckles = (groups: readonly Group[]): Group[] =>
  groups.map((group, n) => {
    const wrap = group.material === 'tape' ? group : groups[n - 1];
    const [back] = wrap?.material === 'tape' ? wrap.solids : [];
    if (!back) return group;
    const at = (forward: number, up: number, left: number): Vec =>
      within(back.frame, [forward, up - 0.048, left]);
    const row = [-0.031, -0.0105, 0.0105, 0.031];
    const knuckles = row.map((left) =>
      taper(at(0.002, 0.074, left), at(-0.01, 0.086, left), [0.0175, 0.0155], { blend: 0.01 }),
    );
    if (group === wrap) return { ...group, solids: [...knuckles, ...group.solids] };
    const fingers = row.flatMap((left) => [
      taper(at(-0.018, 0.09, left), at(-0.05, 0.082, left), [0.0115, 0.0118], { blend: 0.002 }),
      taper(at(-0.05, 0.082, left), at(-0.047, 0.05, left), [0.0118, 0.011], { blend: 0.002 }),
    ]);
    return { ...group, solids: [...fingers, ...group.solids.slice(4)] };
  });
const boxer: Group[] = [
  ...overKnuckles(
    figure(
      {
        ...poses.skipping,
        leftHand: [0.2, 1.08, 0.3],
        rightHand: [0.2, 1.08, -0.3],
        leftElbow: [-1, -0.8, 0.05],
        rightElbow: [-1, -0.8, -0.05],
        hipTurn: 8,
        chestTurn: -10,
        leftFoot: [0.04, 0.13, 0.07],
        rightFoot: [-0.02, 0.36, -0.08],
        rightHeel: 62,
        head: { turn: -20, nod: 4 },
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
      rect(ink.deepBlue, 0, 680, 1600, 210),
      rect(ink.nightBlue, 0, 884, 1600, 12),
      rect(ink.amber, 0, 896, 1600, 110),
      halftone(
        { x: 0, y: 0, width: 1600, height: 745 },
        { ink: ink.deepBlue, pitch: 40, cover: (_, y) => y * 1.5 - 0.15 },
      ),
      shadow,
      // Her own on the floor, below both feet.
      `<ellipse cx="1002" cy="975" rx="120" ry="11" fill="#a96c28"/>`,
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
