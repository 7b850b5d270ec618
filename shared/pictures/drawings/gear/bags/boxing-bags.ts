import {
  camera,
  type Drawing,
  dressed,
  dyes,
  fadeDown,
  ground,
  heavyBag,
  ink,
  poster,
  print,
  shape,
  sky,
} from '../../../kit/index.ts';
import { boards, panel, panes } from '../../../kit/places/gym.ts';

const view = camera({ eye: [-0.35, 0.5, 3], at: [-0.15, 1.3, -0.8], view: 46, shift: [0, -75] });

const bags = [0, 1.15, 2.3, 3.45, 4.6].map((back, n) =>
  heavyBag([0.52 - back * 0.58, 2.3, -back * 0.95 + 0.7], {
    length: n % 2 ? 1.3 : 1.12,
    radius: n % 2 ? 0.19 : 0.22,
    swing: [n === 0 ? 0.03 : 0, -1, 0],
  }),
);
const light = { from: [-3.6, 3.4, 1], rim: [0.8, 0.2, -0.6], fill: 0.2 } as const;
const rim = '#ffd9a0';
const row = (n: number) =>
  print(dressed(bags[n] ?? [], `n${n}`), {
    view,
    light,
    inks: {
      [`n${n}.bag`]:
        n % 2
          ? { ...dyes.black, rim }
          : {
              tones: ['#24120d', ink.darkLeather, ink.leather, '#c98f5a'],
              levels: [0.16, 0.4, 0.66],
              gloss: 0.4,
              rim,
            },
      [`n${n}.strap`]: { tones: ['#07070b', '#151420', ink.darkLeather], rim },
      [`n${n}.steel`]: { tones: ['#141018', '#6b5540', rim] },
    },
  });

const beam = (x: number): string =>
  shape(
    '#ffe3a6',
    [
      [x, 140],
      [x + 300, 140],
      [x + 900, 1000],
      [x + 460, 1000],
    ],
    0.4,
  );

export default {
  alt: 'A row of leather heavy bags on chains recedes through an empty gym as first light comes through tall windows.',
  svg: poster({
    background: ink.amber,
    layers: [
      sky('#f0c27a', 0, 620, fadeDown, 24),
      ground(
        view,
        [
          [-9, 0, -6.4],
          [9, 0, -6.4],
          [9, 0, 4],
          [-9, 0, 4],
        ],
        '#8a5a2c',
      ),
      boards(view, { at: [-9, 0, -6.4], along: [0, 0, 8.4], across: [0.42, 0, 0], count: 44 }, [
        '#7a4c26',
        '#8a5a2c',
        '#80522a',
      ]),
      panel(view, [-12, 0, -6.4], [24, 0, 0], [0, 0.24, 0], ink.darkLeather),
      ...[-6.4, -3.9, -1.4, 1.1, 3.6].map((x) =>
        panes(
          view,
          { at: [x, 0.95, -6.4], along: [0.62, 0, 0], up: [0, 0.78, 0], rows: 4, columns: 3 },
          [ink.paper],
          ink.leather,
        ),
      ),
      ...[-6.4, -3.9, -1.4, 1.1, 3.6].map((x) =>
        ground(
          view,
          [
            [x + 0.2, 0.001, -5.6],
            [x + 2, 0.001, -5.6],
            [x + 5.4, 0.001, 1],
            [x + 3.2, 0.001, 1],
          ],
          '#f0c27a',
          0.55,
        ),
      ),
      panel(view, [-12, 3.9, -6.3], [24, 0, 0], [0, 1.4, 0], ink.darkLeather),
      beam(60),
      beam(480),
      ...[4, 3, 2, 1, 0].map(row),
    ],
  }),
} satisfies Drawing;
