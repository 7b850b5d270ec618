import { hooded } from '../../kit/gear/clothes/sweats.ts';
import { worn } from '../../kit/gear/clothes/worn.ts';
import {
  camera,
  type Drawing,
  disc,
  dyes,
  figure,
  type Group,
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
  taper,
  type Vec,
  within,
} from '../../kit/index.ts';

const view = camera({ eye: [0.68, 0.8, 2.93], at: [-0.05, 1.01, 0], view: 54 });
const end = project(view, [0, 0, -1000]);

/** A closed finger from its knuckle to its tip, towards the back of the hand and up from the wrist. */
const FINGER = [
  [-0.018, 0.096],
  [-0.054, 0.088],
  [-0.05, 0.052],
] as const;
/** Where fingers lie beside each other, and where they touch, towards the thumb. */
const FINGERS = [-0.033, -0.011, 0.011, 0.033];
const BETWEEN = [-0.022, 0, 0.022];

/**
 * The kit's wraps leave the knuckles bare. These cover them, and the fingers, which are longer for
 * it, look out with their ends; the thumb lies free across them.
 */
const overKnuckles = (groups: readonly Group[]): Group[] =>
  groups.flatMap((group, n): Group[] => {
    const wrap = group.material === 'tape' ? group : groups[n - 1];
    const [back] = wrap?.material === 'tape' ? wrap.solids : [];
    if (!back) return [group];
    const at = (forward: number, up: number, left: number): Vec =>
      within(back.frame, [forward, up - 0.052, left]);
    const bones = (left: number, thick: number, out: number) =>
      FINGER.slice(1).map(([forward, up], joint) => {
        const [before, lower] = FINGER[joint] ?? [forward, up];
        const [from, to] = [at(before - out, lower + out, left), at(forward - out, up + out, left)];
        return taper(from, to, [thick, thick], { blend: 0.003 });
      });
    if (group === wrap) {
      const knuckles = FINGERS.map((left) =>
        taper(at(0.002, 0.08, left), at(-0.01, 0.092, left), [0.0185, 0.0165], { blend: 0.01 }),
      );
      return [{ ...group, solids: [...knuckles, ...group.solids] }];
    }
    const thumb = [
      taper(at(-0.012, 0.03, 0.042), at(-0.052, 0.046, 0.044), [0.015, 0.0145]),
      taper(at(-0.052, 0.046, 0.044), at(-0.07, 0.066, 0.012), [0.0145, 0.012], { blend: 0.006 }),
    ];
    return [
      { ...group, solids: [...FINGERS.flatMap((left) => bones(left, 0.0122, 0)), ...thumb] },
      { material: 'crease', solids: BETWEEN.flatMap((left) => bones(left, 0.0028, 0.0066)) },
    ];
  });

const runner = print(
  hooded(
    overKnuckles(
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
      crease: { tones: ['#33180f'] },
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
