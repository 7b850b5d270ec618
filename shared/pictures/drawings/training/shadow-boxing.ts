import { isHand } from '../../kit/figure/hand.ts';
import { worn } from '../../kit/gear/clothes/worn.ts';
import {
  block,
  camera,
  type Drawing,
  drum,
  dyes,
  type Frame,
  figure,
  type Group,
  halftone,
  hoop,
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
/** Between two fingers of a fist, from the wrap over the knuckles round to the palm: forward and up. */
const CREASE = [
  [-0.028, 0.132],
  [-0.06, 0.122],
  [-0.072, 0.1],
  [-0.066, 0.084],
] as const;
/** Where edges of the wrap lie on the forearm, up from the wrist, and how far each is from its middle. */
const TURNS = [
  [-0.07, 0.0362],
  [-0.043, 0.0358],
  [-0.016, 0.0354],
] as const;
/** The same on the back of the hand, where it goes from the wrist across to the knuckles. */
const BACK = [
  [
    [0.0297, 0.088, -0.038],
    [0.0297, 0.012, 0.03],
  ],
  [
    [0.0297, 0.088, 0.002],
    [0.0297, 0.046, 0.04],
  ],
] as const;
/** Each knuckle from the thumb's side: left and up. */
const KNUCKLES = [
  [0.033, 0.091],
  [0.011, 0.094],
  [-0.012, 0.091],
  [-0.034, 0.086],
] as const;
/** A hand's wrap: around the wrist, the palm and the knuckles. The fingers' ends and the thumb are free. */
function wrap(hand: Frame): Group[] {
  const at = (f: number, u: number, l = 0): Vec => within(hand, [f, u, l]);
  return [
    {
      material: 'tape',
      solids: [
        drum(at(0, -0.096), at(0, -0.004), [0.033, 0.031], { round: 0.003 }),
        block({ ...hand, at: at(-0.004, 0.043) }, [0.034, 0.053, 0.049], {
          round: 0.024,
          blend: 0.016,
        }),
        ...KNUCKLES.map(([left, up]) =>
          taper(at(-0.002, up, left), at(-0.018, up + 0.017, left), [0.0185, 0.0165], {
            blend: 0.008,
          }),
        ),
      ],
    },
    {
      material: 'turn',
      solids: [
        ...TURNS.map(([u, radius]) =>
          hoop({ ...hand, at: at(0, u) }, radius, 0.0026, { blend: 0.001 }),
        ),
        ...BACK.map(([from, to]) =>
          taper(within(hand, from), within(hand, to), [0.003, 0.003], { blend: 0.001 }),
        ),
      ],
    },
  ];
}
/** Bare hands get their wraps, and creases between the fingers that look out of them. */
const wrapped = (groups: Group[]): Group[] =>
  groups.flatMap((group): Group[] => {
    const [palm] = group.solids;
    if (!isHand(group) || !palm) return [group];
    const hand: Frame = { ...palm.frame, at: within(palm.frame, [0.004, -0.054, 0]) };
    const creases = [-0.023, 0, 0.023].flatMap((left) =>
      CREASE.slice(1).map(([forward, up], n) => {
        const [before, lower] = CREASE[n] ?? [forward, up];
        const from = within(hand, [before, lower, left]);
        return taper(from, within(hand, [forward, up, left]), [0.003, 0.003], { blend: 0.001 });
      }),
    );
    return [group, { material: 'crease', solids: creases }, ...wrap(hand)];
  });
const boxer = (how: Pose, x: number, facing: number) =>
  wrapped(
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
  turn: { tones: ['#a89f8e'] },
};
const TINT = '#8fa6e6';
const behindGlass = Object.fromEntries(
  Object.entries(inks).map(([name, own]) => [
    name,
    { ...own, tones: own.tones.map((tone) => blended(tone, TINT, 0.36)) },
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
      print(boxer(mirrored(pose), 2 * GLASS - STANDS, 180), {
        view,
        light: { ...light, fill: 0.5 },
        inks: behindGlass,
      }),
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
