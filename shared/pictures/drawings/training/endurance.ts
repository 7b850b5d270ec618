import { hooded } from '../../kit/gear/clothes/sweats.ts';
import { worn } from '../../kit/gear/clothes/worn.ts';
import {
  camera,
  type Drawing,
  disc,
  dyes,
  figure,
  ground,
  halftone,
  ink,
  mirrored,
  pool,
  poses,
  poster,
  print,
  project,
  rect,
  shape,
  skins,
  sky,
} from '../../kit/index.ts';

const view = camera({ eye: [0.68, 0.8, 2.93], at: [-0.05, 1.01, 0], view: 54 });
const end = project(view, [0, 0, -1000]);

const runner = print(
  hooded(
    figure(
      {
        ...mirrored(poses.running),
        hips: [0, 0.98, 0],
        lean: 19,
        leftHand: [0.42, 1.4, 0.1],
        leftElbow: [-0.1, -1, 0.5],
        rightHand: [-0.04, 1.12, -0.3],
        rightElbow: [-1, -0.1, -0.5],
        rightFoot: [0.34, 0.58, -0.09],
        rightHeel: 22,
        leftFoot: [-0.6, 0.14, 0.08],
        leftHeel: 50,
        head: { turn: -16, nod: 6 },
      },
      { at: [-0.06, 0, 0], facing: 26 },
      { height: 1.8, hands: 'wraps', headSize: 1.12, face: { hair: 'crop', mood: 'keen' } },
    ),
    0.026,
    true,
    false,
  ),
  {
    view,
    light: { from: [-1, 2.2, 3], rim: [0.85, 0.3, -0.45], fill: 0.18 },
    inks: {
      ...worn({ skin: skins.deep, tape: dyes.white, boots: dyes.red, soles: dyes.white }),
      hood: { ...dyes.white },
      sweats: { tones: [ink.black, ink.navy, ink.slate], levels: [0.26, 0.8] },
    },
  },
);

const tower = (fill: string) =>
  `<path fill="${fill}" fill-rule="evenodd" d="M610 840L640 90H628V60H972V90H960L990 840H914L900 470H700L686 840ZM708 400L712 350A88 100 0 0 1 888 350L892 400ZM716 250L719 190A80 70 0 0 1 881 190L884 250Z"/>`;
const cable = (way: number) => {
  const x = (t: number) => 800 + way * (150 + t * 900);
  const y = (t: number) => 80 + 330 * Math.sin(t * 2.2) * (1 - t * 0.35);
  const points = Array.from(
    { length: 29 },
    (_, n) => `${x(n / 20).toFixed(0)} ${y(n / 20).toFixed(0)}`,
  ).join('L');
  const hangers = [0.07, 0.15, 0.24, 0.35, 0.48, 0.63, 0.8, 1, 1.2]
    .map((t) => rect(ink.nightRed, x(t) - 2 - t * 3, y(t), 4 + t * 5, 790 - y(t) - t * 30))
    .join('');
  return `${hangers}<path fill="none" stroke="${ink.nightRed}" stroke-width="16" d="M${points}"/>`;
};

export default {
  alt: 'A runner in a white hooded top without sleeves, hands wrapped, drives his knee high on a suspension bridge at dawn.',
  svg: poster({
    background: ink.amber,
    layers: [
      sky(ink.red, -60, 760, (_, y) => 1.2 - y * 1.35, 28),
      // The view's horizon is higher than the bridge's own.
      `<g transform="translate(${(end.x - 800).toFixed(0)} ${(end.y - 812).toFixed(0)})">`,
      disc('#f4d9a0', 800, 600, 340),
      halftone(
        { x: 490, y: 380, width: 620, height: 430 },
        { ink: ink.amber, pitch: 26, cover: (_, y) => y * 0.8 },
      ),
      cable(-1),
      cable(1),
      tower(ink.nightRed),
      '</g>',
      rect(ink.nightRed, 0, end.y - 26, 1600, 60),
      ground(
        view,
        [
          [-40, 0, -60],
          [40, 0, -60],
          [40, 0, 2.2],
          [-40, 0, 2.2],
        ],
        ink.nightRed,
      ),
      ground(
        view,
        [
          [-2.3, 0, -60],
          [2.3, 0, -60],
          [2.3, 0, 2.3],
          [-2.3, 0, 2.3],
        ],
        ink.deepRed,
      ),
      ...[-1, 1].map((s) =>
        ground(
          view,
          [
            [s * 2.22, 0, -60],
            [s * 2.34, 0, -60],
            [s * 2.34, 0, 2.3],
            [s * 2.22, 0, 2.3],
          ],
          ink.amber,
        ),
      ),
      shape(ink.nightRed, [
        [-10, end.y - 90],
        [end.x, end.y],
        [-10, end.y + 10],
      ]),
      shape(ink.nightRed, [
        [1610, end.y - 50],
        [end.x, end.y],
        [1610, end.y + 10],
      ]),
      pool(view, [-0.55, 0, -0.58], 0.24, ink.nightRed),
      runner,
    ],
  }),
} satisfies Drawing;
