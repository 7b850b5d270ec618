import { worn } from '../../kit/gear/clothes/worn.ts';
import { mitt } from '../../kit/gear/gear.ts';
import {
  along,
  camera,
  type Drawing,
  dyes,
  figure,
  type Group,
  ink,
  lamp,
  poses,
  poster,
  print,
  ropes,
  skins,
  sky,
  standing,
  type Vec,
  within,
} from '../../kit/index.ts';
import { panes } from '../../kit/places/gym.ts';

const view = camera({ eye: [0.14, 1.24, 3.2], at: [0.14, 1.33, 0], view: 40.5 });

const boxer = print(
  figure(
    {
      ...poses.cross,
      rightHand: [0.9, 1.575, 0.02],
      rightElbow: [0, -0.3, -1],
      leftHand: [0.42, 1.505, 0.1],
      head: { turn: -20, nod: 5, tilt: 2 },
    },
    { at: [-0.66, 0, -0.02], facing: 0 },
    {
      height: 1.74,
      headSize: 1.14,
      bulk: 0.96,
      top: 'vest',
      face: { hair: 'topknot', jaw: 0.88, nose: 0.9, mood: 'keen', gaze: [-0.3, 0.1] },
    },
  ),
  {
    view,
    light: { from: [0.6, 2.4, 3], rim: [-0.85, 0.25, -0.45], fill: 0.22 },
    inks: worn({
      skin: skins.deep,
      gloves: dyes.blue,
      top: dyes.white,
      shorts: dyes.blue,
    }),
  },
);
const stands = standing([0.86, 0, -0.06], 158);
const wrists = { left: [0.54, 1.39, 0.12], right: [0.45, 1.02, -0.2] } as const;
/** A mitt over a wrist: where its pad looks, and where the fingers point. */
const held = (wrist: Vec, looks: Vec, up: Vec): Group[] => {
  const size = 1.16;
  const pad = along(within(stands, wrist), up, looks);
  return mitt({ ...pad, at: within(pad, [0.052 * size, 0.15 * size, 0]) }, size);
};
/** His hands are inside the mitts: the third and the fifth of what is skin. */
const handless = (groups: Group[]): Group[] => {
  let part = 0;
  return groups.filter(({ material }) => material !== 'skin' || ![2, 4].includes(part++));
};
const coach = print(
  [
    ...handless(
      figure(
        {
          ...poses.squareUp,
          lean: 2,
          chestTurn: 8,
          hipTurn: 0,
          head: { nod: 8, turn: 8 },
          leftHand: wrists.left,
          leftElbow: [-0.1, -1, 0.3],
          rightHand: wrists.right,
          rightElbow: [-0.1, -1, -0.5],
        },
        { at: stands.at, facing: 158 },
        {
          height: 1.8,
          bulk: 1.12,
          hands: 'bare',
          top: 'vest',
          headSize: 1.1,
          face: { hair: 'swept', beard: 'moustache', mood: 'stern', gaze: [0.1, -0.5] },
        },
      ),
    ),
    ...held(wrists.left, [-1, 0.05, 0.4], [-0.2, 1, 0]),
    ...held(wrists.right, [-0.8, 0.25, 0.6], [-0.3, 1, 0]),
  ],
  {
    view,
    light: { from: [-0.6, 2.4, 3], rim: [0.85, 0.25, -0.45], fill: 0.2 },
    inks: {
      ...worn({
        skin: skins.pale,
        hair: dyes.grey,
        top: dyes.black,
        shorts: dyes.black,
      }),
      pad: { ...dyes.red, rim: '#f0604a' },
      piping: dyes.white,
      pocket: dyes.black,
      spot: dyes.white,
    },
  },
);

export default {
  alt: 'A boxer in a white vest drives a right hand into the red focus mitt that a grey-haired trainer holds up; both look at it.',
  svg: poster({
    background: ink.amber,
    layers: [
      panes(
        view,
        { at: [-2.7, 1.5, -2.4], along: [0.8, 0, 0], up: [0, 0.66, 0], rows: 3, columns: 7 },
        ['#f7d79c', '#f3c67c'],
        ink.darkLeather,
      ),
      sky('#b5752c', 590, 1000, (_, y) => y, 30),
      ropes(view, [-4, 0, -1.2], [4, 0, -1.2], [{ ink: ink.darkLeather, light: ink.leather }]),
      lamp({ x: 800, y: 60, size: 170, foot: [800, 1000], spread: 380, strength: 0.18 }),
      coach,
      boxer,
    ],
  }),
} satisfies Drawing;
