import { hooded } from '../../kit/gear/sweats.ts';
import { worn } from '../../kit/gear/worn.ts';
import {
  camera,
  type Drawing,
  disc,
  dyes,
  figure,
  ground,
  halftone,
  ink,
  pool,
  poses,
  poster,
  print,
  rect,
  shape,
  skins,
  sky,
} from '../../kit/index.ts';

const view = camera({ eye: [0.2, 0.42, 3.0], at: [0.03, 0.88, 0], view: 56 });

const runner = print(
  hooded(
    figure(
      {
        ...poses.running,
        hips: [0, 0.94, 0],
        leftFoot: [0.28, 0.09, 0.06],
        head: { turn: -22, nod: 10 },
      },
      { at: [-0.3, 0, 0], facing: 36 },
      { height: 1.8, hands: 'wraps', headSize: 1.12, face: { hair: 'crop' } },
    ),
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
    { length: 21 },
    (_, n) => `${x(n / 20).toFixed(0)} ${y(n / 20).toFixed(0)}`,
  ).join('L');
  const hangers = [0.07, 0.15, 0.24, 0.35, 0.48, 0.63, 0.8]
    .map((t) => rect(ink.nightRed, x(t) - 2 - t * 3, y(t), 4 + t * 5, 790 - y(t) - t * 30))
    .join('');
  return `${hangers}<path fill="none" stroke="${ink.nightRed}" stroke-width="16" d="M${points}"/>`;
};

export default {
  alt: 'A hooded runner in white, his hands wrapped, crosses a suspension bridge at dawn, the sun behind its stone tower.',
  svg: poster({
    background: ink.amber,
    layers: [
      sky(ink.red, -60, 760, (_, y) => 1.2 - y * 1.35, 28),
      // The view's horizon is higher than the bridge's own.
      '<g transform="translate(0 -76)">',
      disc(ink.paper, 800, 600, 340),
      halftone(
        { x: 440, y: 380, width: 720, height: 430 },
        { ink: ink.amber, pitch: 26, cover: (_, y) => y * 0.8 },
      ),
      cable(-1),
      cable(1),
      tower(ink.nightRed),
      '</g>',
      rect(ink.nightRed, 0, 728, 1600, 18),
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
          [-1.5, 0, -60],
          [1.5, 0, -60],
          [1.5, 0, 2.3],
          [-1.5, 0, 2.3],
        ],
        ink.deepRed,
      ),
      ...[-1, 1].map((s) =>
        ground(
          view,
          [
            [s * 1.42, 0, -60],
            [s * 1.52, 0, -60],
            [s * 1.52, 0, 2.3],
            [s * 1.42, 0, 2.3],
          ],
          ink.amber,
        ),
      ),
      shape(ink.nightRed, [
        [-10, 684],
        [800, 730],
        [-10, 754],
      ]),
      shape(ink.nightRed, [
        [1610, 684],
        [800, 730],
        [1610, 754],
      ]),
      pool(view, [-0.1, 0, 0.12], 0.24, ink.nightRed),
      runner,
    ],
  }),
} satisfies Drawing;
