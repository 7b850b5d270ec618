import {
  camera,
  type Drawing,
  dressed,
  dyes,
  figure,
  ground,
  halftone,
  ink,
  pool,
  poses,
  poster,
  print,
  project,
  ropes,
  skins,
  type Vec,
} from '../../../shared/pictures/kit/index.ts';
import { worn } from '../../../shared/pictures/kit/worn.ts';

// From the lamps above the ring, as the coach who draws it afterwards sees it.
const view = camera({ eye: [0.35, 4.1, 2.3], at: [0, 0.78, 0], view: 39, roll: -6, shift: [10, 95] });
const prefixed = (who: string, inks: ReturnType<typeof worn>) =>
  Object.fromEntries(Object.entries(inks).map(([name, value]) => [`${who}.${name}`, value]));

const blue = dressed(
  figure(
    { ...poses.jab, leftHand: [1.02, 1.46, 0.02] },
    { at: [-0.72, 0, 0.1], facing: 2 },
    { height: 1.82, face: { hair: 'crop' } },
  ),
  'blue',
);
const red = dressed(
  figure(
    { ...poses.slip, side: -24, lean: 20 },
    { at: [0.55, 0, -0.05], facing: 176 },
    { height: 1.8, face: { hair: 'curls' } },
  ),
  'red',
);
const boxers = print([...blue, ...red], {
  view,
  dots: 9,
  light: { from: [-1.6, 4.6, -1.5], rim: [0.7, 0.2, -0.6], fill: 0.26 },
  floor: ink.navy,
  inks: {
    ...prefixed('blue', worn({ skin: skins.brown, gloves: dyes.blue, shorts: dyes.blue, boots: dyes.white })),
    ...prefixed('red', worn({ skin: skins.olive, gloves: dyes.red, shorts: dyes.red, boots: dyes.black })),
  },
});

const line = (points: readonly Vec[], stroke: string, dash = '') =>
  `<path fill="none" stroke="${stroke}" stroke-width="15" stroke-linecap="round" stroke-linejoin="round"${dash && ` stroke-dasharray="${dash}"`} d="M${points
    .map((p) => project(view, p))
    .map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`)
    .join('L')}"/>`;
const arc = Array.from({ length: 25 }, (_, n): Vec => {
  const angle = -0.3 - n * 0.052;
  return [-0.55 + Math.cos(angle) * 1.3, 0, 0.1 + Math.sin(angle) * 1.25];
});
const tip = arc.at(-1) ?? [0, 0, 0];

export default {
  alt: 'Seen from above, a boxer slips outside a jab while marks on the canvas trace his step around the lead foot.',
  svg: poster({
    background: ink.black,
    layers: [
      ground(
        view,
        [
          [-3, 0, -1.75],
          [3, 0, -1.75],
          [3, 0, 2],
          [-3, 0, 2],
        ],
        ink.sand,
      ),
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: ink.paper, pitch: 26, cover: (x, y) => 1.15 - 1.6 * Math.hypot(x - 0.45, y - 0.5) },
      ),
      line(arc, ink.red, '44 34'),
      line([[tip[0] + 0.14, 0, tip[2] - 0.14], tip, [tip[0] + 0.17, 0, tip[2] + 0.1]], ink.red),
      boxers,
      ropes(
        view,
        [-3, 0, -1.7],
        [3, 0, -1.7],
        [
          { ink: ink.red, light: '#f0604a' },
          { ink: ink.stone, light: ink.paper },
          { ink: ink.blue, light: '#5f86ff' },
        ],
      ),
    ],
  }),
} satisfies Drawing;
