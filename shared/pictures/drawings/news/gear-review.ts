import { hand, parted } from '../../kit/figure/hand.ts';
import { lacedGlove } from '../../kit/gear/gloves/lacedGlove.ts';
import {
  add,
  along,
  camera,
  cord,
  type Drawing,
  drum,
  dyes,
  type Frame,
  halftone,
  ink,
  mix,
  muscle,
  poster,
  print,
  project,
  scale,
  skins,
  taper,
  type Vec,
  within,
} from '../../kit/index.ts';

const view = camera({ eye: [0.1, 0.02, 1.05], at: [0, -0.05, 0], view: 51 });

const stood = along([0, 0, 0], [0.06, 1, -0.06], [-0.1, 0, -1]);
const lace = (points: readonly Vec[]) => cord(points, 0.005, 'lace');
const glove = lacedGlove(stood, 1.2);
const drawn = (from: Vec, to: Vec, end: Vec) => {
  const taut = Array.from(
    { length: 9 },
    (_, n): Vec => add(mix(from, to, n / 8), [0, -0.005 * Math.sin((n / 8) * Math.PI), 0]),
  );
  const loose = Array.from(
    { length: 7 },
    (_, n): Vec =>
      add(mix(to, end, (n + 1) / 7), [
        (to[0] > 0 ? 0.02 : -0.02) * Math.sin(((n + 1) / 7) * Math.PI),
        0,
        0,
      ]),
  );
  return lace([...taut, ...loose]);
};
const otherHand = (frame: Frame): Frame => ({ ...frame, left: scale(frame.left, -1) });
const SIZE = 1.05;
/** The left hand and the right, which have the lace between thumb and forefinger. */
const [left, right] = [
  along([-0.285, -0.2, 0.17], [0.8, 0.58, 0.1], [-0.6, 0.6, 0.5]),
  otherHand(along([0.285, -0.2, 0.165], [-0.8, 0.58, 0.1], [0.6, 0.6, 0.5])),
] as const;
const pinched = (frame: Frame): Vec => within(frame, scale([-0.056, 0.149, 0.04], SIZE));
const pulled = [
  drawn([-0.024, -0.12, 0.08], pinched(left), add(pinched(left), [-0.016, -0.1, 0.02])),
  drawn([0.024, -0.12, 0.08], pinched(right), add(pinched(right), [0.02, -0.11, 0.02])),
];
const pinch = {
  size: SIZE,
  curl: [28, 60, 72, 80],
  thumb: [-0.06, 0.138, 0.044],
} as const;
/** The forearm in the glove, wrapped at the wrist: it swells below. */
const elbow: Vec = [0.03, -0.6, 0.06];
const wrist: Vec = [0, -0.06, 0];
const forearm = [
  {
    material: 'arm',
    solids: [
      taper(wrist, elbow, [0.038, 0.052]),
      muscle(mix(wrist, elbow, 0.28), mix(wrist, elbow, 1.1), 0.062, [-0.018, 0, 0.004]),
      muscle(mix(wrist, elbow, 0.34), mix(wrist, elbow, 1.1), 0.05, [0.03, 0.012, 0.008], {
        blend: 0.012,
      }),
    ],
  },
  // Turns of the bandage, each its own, so that their edges show.
  ...[0, 1, 2, 3].map((n) => ({
    material: 'tape',
    solids: [
      drum(
        mix(wrist, elbow, 0.02 + n * 0.062),
        mix(wrist, elbow, 0.075 + n * 0.062),
        [0.045, 0.048],
        {
          round: 0.006,
        },
      ),
    ],
  })),
];
const hands = [
  ...[left, right].flatMap((frame) => hand(frame, pinch)).flatMap(parted),
  {
    material: 'sleeve',
    folds: 0.003,
    solids: [taper([-0.338, -0.244, 0.165], [-0.59, -0.47, 0.14], [0.042, 0.07])],
  },
  {
    material: 'sleeve',
    folds: 0.003,
    solids: [taper([0.338, -0.244, 0.16], [0.59, -0.47, 0.13], [0.042, 0.07])],
  },
];

const leather = { tones: ['#05060a', '#16181f', '#3d414d'], gloss: 0.5 };

const lacing = print([...glove, ...forearm, ...pulled, ...hands], {
  view,
  light: { from: [-0.9, 1.3, 1.1], fill: 0.24 },
  inks: {
    glove: leather,
    thumb: leather,
    cuff: leather,
    trim: dyes.amber,
    label: dyes.amber,
    inside: dyes.black,
    lace: { tones: [ink.stone, ink.paper, '#ffffff'] },
    skin: skins.pale,
    arm: { ...skins.brown, levels: [0.12, 0.5] },
    tape: dyes.white,
    sleeve: dyes.blue,
  },
});

/** The six eyelets in the palm, flat and larger than life: solids so small would melt together. */
const vents = [0, 1, 2, 3, 4, 5].map((n) => {
  const at = within(stood, [-0.075, 0.05 + 0.034 * Math.floor(n / 3), 0.036 * ((n % 3) - 1)]);
  const { x, y } = project(view, at);
  return `<circle fill="${ink.black}" stroke="${ink.amber}" stroke-width="6" cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="11"/>`;
});

export default {
  alt: 'Two hands pull the white laces of a black boxing glove with brass piping tight around a boxer’s wrist.',
  svg: poster({
    background: '#e3d8c0',
    layers: [
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: '#d2c4a0', pitch: 34, cover: (x, y) => 1.5 * Math.hypot(x - 0.5, y - 0.4) - 0.35 },
      ),
      lacing,
      ...vents,
    ],
  }),
} satisfies Drawing;
