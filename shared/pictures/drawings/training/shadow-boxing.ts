import { worn } from '../../kit/gear/clothes/worn.ts';
import {
  block,
  camera,
  type Drawing,
  dyes,
  figure,
  type Group,
  halftone,
  type Inks,
  ink,
  mirrored,
  type Pose,
  poses,
  poster,
  print,
  skins,
  standing,
  taper,
  type Vec,
  within,
} from '../../kit/index.ts';
import { panel } from '../../kit/places/gym.ts';
import { blended } from '../../kit/print/palette.ts';

/** Over his right shoulder: he boxes towards the mirror, and his reflection boxes towards us. */
const view = camera({ eye: [-2.42, 1.46, 2.55], at: [0.6, 1.33, -0.03], view: 33 });

/** The mirror hangs on a wall before him, across the first axis. */
const GLASS = 0.66;
const STANDS = -0.5;
const MIRROR = { from: -0.36, to: 1.02, low: 0.86, high: 1.88 } as const;

const pose: Pose = {
  ...poses.jab,
  lean: 8,
  head: { turn: -8, nod: 5 },
  leftHand: [0.91, 1.52, 0.03],
  leftPalm: [0, -1, -0.2],
  rightHand: [0.2, 1.42, -0.2],
  rightElbow: [0.1, -1, -0.3],
};
/** Between two fingers of a fist, from the knuckles round to the palm: forward and up. */
const CREASE = [
  [0.012, 0.044],
  [-0.02, 0.081],
  [-0.059, 0.071],
  [-0.062, 0.058],
] as const;
/** Tape from above the wrist to the middle of the hand leaves knuckles, fingers and thumb free. */
const taped = (groups: Group[]): Group[] => {
  let arms = 0;
  return groups.flatMap((group): Group[] => {
    if (group.material !== 'skin' || ![2, 4].includes(arms++)) return [group];
    const [palm] = group.solids;
    if (!palm) return [group];
    const at = (u: number): Vec => within(palm.frame, [0.004, u, 0]);
    const creases = [-0.023, 0, 0.023].flatMap((left) =>
      CREASE.slice(1).map(([forward, up], n) => {
        const [before, lower] = CREASE[n] ?? [forward, up];
        const from = within(palm.frame, [before, lower, left]);
        return taper(from, within(palm.frame, [forward, up, left]), [0.003, 0.003], {
          blend: 0.001,
        });
      }),
    );
    return [
      group,
      { material: 'crease', solids: creases },
      {
        material: 'tape',
        solids: [
          block({ ...palm.frame, at: at(-0.022) }, [0.024, 0.044, 0.047], { round: 0.02 }),
          taper(at(-0.16), at(-0.05), [0.042, 0.035], { blend: 0.03 }),
        ],
      },
    ];
  });
};
const boxer = (how: Pose, x: number, facing: number) =>
  taped(
    figure(
      how,
      { at: [x, 0, 0], facing },
      {
        height: 1.78,
        hands: 'bare',
        headSize: 1.14,
        face: { hair: 'crop', mood: 'keen' },
      },
    ),
  );
const inks: Record<string, Inks> = {
  ...worn({ skin: skins.brown, shorts: dyes.red, band: dyes.white, boots: dyes.black }),
  crease: { tones: [ink.darkLeather] },
};
const TINT = '#8fa6e6';
const behindGlass = Object.fromEntries(
  Object.entries(inks).map(([name, own]) => [
    name,
    { ...own, tones: own.tones.map((tone) => blended(tone, TINT, 0.22)) },
  ]),
);
/** Above the glass, so that it lights him and his reflection alike. */
const light = { from: [GLASS, 2.5, 3.4], rim: [0, 1, -0.45], fill: 0.3 } as const;

const glass = (from: number, to: number, fill: string) =>
  panel(view, [GLASS, MIRROR.low, from], [0, 0, to - from], [0, MIRROR.high - MIRROR.low, 0], fill);
const bar = (z: number, y: number, wide: number, high: number): Group => ({
  material: 'frame',
  solids: [block(standing([GLASS, y, z], 0), [0.03, high, wide], { round: 0.008 })],
});
const [middle, level] = [(MIRROR.from + MIRROR.to) / 2, (MIRROR.low + MIRROR.high) / 2];
const [wide, high] = [(MIRROR.to - MIRROR.from) / 2, (MIRROR.high - MIRROR.low) / 2];
const frame: Group[] = [
  bar(middle, MIRROR.high, wide + 0.03, 0.03),
  bar(middle, MIRROR.low, wide + 0.03, 0.03),
  bar(MIRROR.from, level, 0.03, high + 0.03),
  bar(MIRROR.to, level, 0.03, high + 0.03),
];

export default {
  alt: 'Over the shoulder of a boxer with wrapped hands: he jabs at a gym mirror, in which his reflection jabs back.',
  svg: poster({
    background: ink.deepBlue,
    layers: [
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: ink.blue, pitch: 30, cover: (x, y) => 1 - 1.4 * Math.hypot(x - 0.2, y - 0.4) },
      ),
      // What the frame throws on the wall.
      panel(
        view,
        [GLASS, MIRROR.low - 0.16, MIRROR.from - 0.12],
        [0, 0, MIRROR.to - MIRROR.from + 0.1],
        [0, MIRROR.high - MIRROR.low, 0],
        ink.nightBlue,
      ),
      `<clipPath id="glass">${glass(MIRROR.from, MIRROR.to, TINT)}</clipPath><g clip-path="url(#glass)">`,
      glass(MIRROR.from, MIRROR.to, TINT),
      glass(0.02, 0.3, '#a9bdf5'),
      glass(0.36, 0.42, '#a9bdf5'),
      print(boxer(mirrored(pose), 2 * GLASS - STANDS, 180), { view, light, inks: behindGlass }),
      '</g>',
      print(frame, {
        view,
        light: { from: [-1.4, 3, 2.4], fill: 0.24 },
        inks: { frame: dyes.amber },
      }),
      print(boxer(pose, STANDS, 0), { view, light, inks }),
    ],
  }),
} satisfies Drawing;
