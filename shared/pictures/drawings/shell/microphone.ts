import { armOf } from '../../kit/figure/arms.ts';
import { hand } from '../../kit/figure/hand.ts';
import {
  add,
  along,
  ball,
  camera,
  cord,
  crowd,
  type Drawing,
  drum,
  egg,
  type Group,
  halftone,
  hoop,
  ink,
  poster,
  print,
  scale,
  skins,
  standing,
  unit,
  type Vec,
} from '../../kit/index.ts';

const view = camera({ eye: [-0.1, 0.05, 1.3], at: [0, 0.02, 0], view: 34, shift: [250, 40] });
const lean = unit([-0.34, 1, 0.16]);
const up = (metres: number): Vec => scale(lean, metres);
const across = along(up(0.17), lean);

const microphone: Group[] = [
  {
    material: 'grille',
    solids: [egg(along(up(0.19), lean), [0.082, 0.092, 0.082])],
  },
  // The mesh: rings round the ball, and meridians.
  {
    material: 'mesh',
    solids: [
      ...[-0.056, -0.03, 0.03, 0.056].map((y) =>
        hoop(along(up(0.19 + y), lean), 0.083 * Math.sqrt(1 - (y / 0.092) ** 2), 0.0026, {
          blend: 0.001,
        }),
      ),
      ...[0, 1, 2, 3, 4, 5].map((n) => {
        const turn = (n / 6) * Math.PI;
        const way = add(scale(across.forward, Math.cos(turn)), scale(across.left, Math.sin(turn)));
        return hoop(along(up(0.19), way, lean), 0.0845, 0.0022, { blend: 0.001 });
      }),
    ],
  },
  {
    material: 'chrome',
    solids: [
      hoop(along(up(0.185), lean), 0.084, 0.011),
      drum(up(0.085), up(0.115), [0.042, 0.056], { round: 0.006 }),
    ],
  },
  {
    material: 'body',
    solids: [drum(up(-0.3), up(0.09), [0.028, 0.043], { round: 0.008 })],
  },
  cord([up(-0.3), [0.14, -0.42, -0.06], [0.26, -0.6, -0.1]], 0.011, 'body'),
];

// A right fist round the handle, its back to the viewer's right.
const grip = {
  at: add(up(-0.16), [0.065, -0.02, 0.035]),
  forward: unit([0.5, 0.1, 0.85]),
  up: unit([-0.95, 0.2, 0.1]),
  left: lean,
};
const fist = hand(grip, {
  size: 1.25,
  curl: [82, 84, 86, 88],
  thumb: [-0.07, 0.075, 0.045],
});

export default {
  alt: 'A fist holds up an announcer’s chrome microphone before a dark, full hall.',
  svg: poster({
    background: ink.black,
    layers: [
      halftone(
        { x: 0, y: 0, width: 1600, height: 760 },
        { ink: ink.nightBlue, pitch: 30, cover: (x, y) => 0.4 + x * 0.5 - y * 0.4 },
      ),
      crowd({
        y: 820,
        rows: 4,
        size: 62,
        rise: 84,
        inks: [ink.black, '#10182b', ink.navy, ink.nightBlue],
        seed: 12,
        flashes: 8,
        flash: ink.sand,
      }),
      print(
        [
          ...microphone,
          ...fist,
          {
            material: 'sleeve',
            folds: 0.004,
            solids: armOf(
              [0.62, -0.78, -0.2],
              [0.46, -0.52, 0.02],
              add(grip.at, [0.06, -0.05, 0]),
              1.5,
              standing([0, 0, 0], 90),
            ),
          },
          { material: 'cuff', solids: [ball(add(grip.at, [0.045, -0.02, 0]), 0.052)] },
        ],
        {
          view,
          light: { from: [-0.9, 1.6, 1.4], rim: [0.85, 0.1, -0.4], fill: 0.14 },
          inks: {
            grille: { tones: ['#11151f', ink.slate, '#6f7a94'], levels: [0.2, 0.62] },
            mesh: { tones: [ink.slate, ink.sand, ink.paper], gloss: 0.7 },
            chrome: { tones: [ink.slate, ink.sand, ink.paper], gloss: 0.9 },
            body: { tones: [ink.black, '#1d2333', '#4a5878'], gloss: 0.6, rim: '#5f86ff' },
            skin: { ...skins.brown, rim: '#5f86ff' },
            sleeve: { tones: [ink.black, ink.navy, ink.slate], rim: '#5f86ff' },
            cuff: { tones: [ink.stone, ink.paper] },
          },
        },
      ),
    ],
  }),
} satisfies Drawing;
