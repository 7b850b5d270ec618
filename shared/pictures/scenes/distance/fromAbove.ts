import { worn } from '../../kit/gear/clothes/worn.ts';
import {
  camera,
  type Drawing,
  dressed,
  dyes,
  figure,
  halftone,
  type Inks,
  ink,
  type Pose,
  poses,
  poster,
  print,
  project,
  rect,
  skins,
} from '../../kit/index.ts';

// Three pictures of the same two boxers, as far apart as their distance says. The camera hangs above
// them and a little in front, so that trunks and feet tell which way each stands.

const view = camera({ eye: [0, 7.2, 3.3], at: [0, 1.0, 0], view: 20.4, shift: [0, -52] });

const named = (who: string, inks: Record<string, Inks>) =>
  Object.fromEntries(Object.entries(inks).map(([name, value]) => [`${who}.${name}`, value]));

const INKS = {
  ...named(
    'red',
    worn({
      skin: skins.pale,
      hair: { tones: ['#3a2112', '#7a4c22', '#a9713a'] },
      gloves: dyes.red,
      shorts: dyes.red,
      band: dyes.white,
      boots: dyes.red,
    }),
  ),
  ...named(
    'blue',
    worn({
      skin: skins.deep,
      hair: dyes.hair,
      gloves: dyes.blue,
      shorts: dyes.blue,
      band: dyes.white,
      boots: dyes.blue,
    }),
  ),
};

const STRIP = 862;

/** How far apart the two heads are, on a rule that is the same in each of the pictures. */
function rule([from, to]: Heads): string {
  const middle = (STRIP + 1000) / 2;
  const [left, right] = [from, to].map((x) => project(view, [x, 1.7, 0]).x);
  if (left === undefined || right === undefined) return '';
  const ticks = Array.from({ length: 15 }, (_, n) =>
    rect(ink.stone, 100 * (n + 1) - 3, STRIP, 6, n % 7 === 0 ? 52 : 28),
  );
  return [
    rect(ink.paper, 0, STRIP, 1600, 1000 - STRIP),
    ...ticks,
    rect(ink.red, left, middle - 14, right - left, 28),
    ...[left, right].map((x) => rect(ink.red, x - 11, middle - 48, 22, 96)),
  ].join('');
}

/** How far to the right of the middle the two heads are, in metres. */
type Heads = readonly [number, number];
type Stand = { pose: Pose; aside: number; facing?: number };

/** `apart` is how many metres lie between the spots on which they stand. */
export function distance(
  apart: number,
  heads: Heads,
  { red, blue }: { red: Stand; blue: Stand },
): Drawing['svg'] {
  const boxers = [
    ...dressed(
      figure(
        red.pose,
        { at: [-apart / 2, 0, red.aside], facing: red.facing ?? 0 },
        { height: 1.8, bulk: 1.06, face: { hair: 'crop' } },
      ),
      'red',
    ),
    ...dressed(
      figure(
        blue.pose,
        { at: [apart / 2, 0, blue.aside], facing: 180 + (blue.facing ?? 0) },
        { height: 1.8, bulk: 1.06, face: { hair: 'crop' } },
      ),
      'blue',
    ),
  ];
  return poster({
    background: ink.sand,
    layers: [
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: '#efe6d2', pitch: 44, cover: (x, y) => 1.25 - 1.9 * Math.hypot(x - 0.5, y - 0.45) },
      ),
      print(boxers, {
        view,
        light: { from: [-0.9, 8, 0.9], rim: [0.7, 0.2, 0.6], fill: 0.42, fillFrom: [0, 1, 0.4] },
        floor: '#bfae8c',
        inks: INKS,
      }),
      rule(heads),
    ],
  });
}

export const guarded: Pose = {
  ...poses.guard,
  lean: 2,
  chestTurn: -34,
  leftHand: [0.36, 1.42, 0.16],
  rightHand: [0.27, 1.42, -0.1],
  head: { nod: 2 },
};
