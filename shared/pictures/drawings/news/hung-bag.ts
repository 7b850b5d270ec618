import { worn } from '../../kit/gear/clothes/worn.ts';
import { ribbon } from '../../kit/gear/ribbon.ts';
import { black } from '../../kit/gear/shownBag.ts';
import {
  along,
  block,
  camera,
  cord,
  type Drawing,
  disc,
  drum,
  dyes,
  figure,
  type Group,
  heavyBag,
  hoop,
  ink,
  poses,
  poster,
  print,
  project,
  rect,
  skins,
  standing,
  step,
  taper,
  type Vec,
} from '../../kit/index.ts';
import { bricks } from '../../kit/places/gym.ts';

// A garage cut open, in metres: the bag hangs 1.5 m from the nearer wall, and the middle of the bag
// is as high as the pit of the boxer's stomach.
const WALL = 1.68;
/** The other wall, further away than it need be. */
const FAR_WALL = 2.92;
const WIDTH = WALL + FAR_WALL;
const CEILING = 2.6;
const BAG = { middle: 1.22, length: 1.2, radius: 0.18 };
const low = BAG.middle + BAG.length / 2;

const LENS = { x: 1218, y: 386, r: 296 };
// The room fills the sheet: its walls end at the sides, its boards at the top, its floor at the bottom.
const view = camera({ eye: [0, 1.36, 14], at: [0, 1.36, 0], view: 20.26, shift: [-198, -8] });
const close = camera({
  eye: [0, CEILING - 0.14, 14],
  at: [0, CEILING - 0.14, 0],
  view: 8.4,
  shift: [LENS.x - 800, LENS.y - 500],
});

/** A rectangle of the section, from its lower left corner. */
const cut = (from: typeof view, fill: string, x: number, y: number, wide: number, high: number) => {
  const { x: left, y: top, metre } = project(from, [x, y + high, 0]);
  return rect(fill, left, top, wide * metre, high * metre);
};

const JOISTS = Array.from({ length: 11 }, (_, n) => n * 0.4 - 1.4);
const BEARER = { half: 0.42, high: 0.1 };
const under = CEILING - BEARER.high;

/** Floor, joists seen at their ends, and the bearer that two of them carry. */
function timber(from: typeof view): string {
  const joists = JOISTS.map((x) => {
    const { x: middle, y, metre } = project(from, [x, CEILING, 0]);
    const rings = [0.03, 0.055, 0.085, 0.12, 0.16]
      .map((r) => `M${middle - r * metre} ${y}a${r * metre} ${r * metre} 0 0 1 ${2 * r * metre} 0`)
      .join('');
    const box = cut(from, '#a9653c', x - 0.035, CEILING, 0.07, 0.2);
    const id = `joist${Math.round(metre)}-${Math.round(middle)}`;
    return (
      `${box}<clipPath id="${id}">${box}</clipPath>` +
      `<path clip-path="url(#${id})" fill="none" stroke="${ink.leather}" stroke-width="${(0.007 * metre).toFixed(1)}" d="${rings}"/>`
    );
  }).join('');
  const bolts = [-0.2, 0.2].map((x) =>
    [
      cut(from, ink.slate, x - 0.016, under - 0.03, 0.032, 0.27),
      cut(from, '#cfd4de', x - 0.011, under - 0.03, 0.022, 0.27),
      cut(from, ink.slate, x - 0.045, under - 0.014, 0.09, 0.014),
      cut(from, '#8d97ac', x - 0.03, under - 0.04, 0.06, 0.026),
      cut(from, ink.slate, x - 0.045, CEILING + 0.14, 0.09, 0.014),
      cut(from, '#8d97ac', x - 0.03, CEILING + 0.154, 0.06, 0.026),
    ].join(''),
  );
  return [
    cut(from, '#c98f3c', -WALL - 0.4, CEILING + 0.2, WIDTH + 0.8, 0.2),
    joists,
    cut(from, '#7a4a1e', -BEARER.half, under, 2 * BEARER.half, BEARER.high),
    cut(from, '#c9862f', -BEARER.half, under + 0.012, 2 * BEARER.half, BEARER.high - 0.012),
    cut(from, ink.amber, -BEARER.half, under + 0.066, 2 * BEARER.half, 0.022),
    ...bolts,
  ].join('');
}

const link = (y: number, isTurned: boolean, radius = 0.03): Group => ({
  material: 'steel',
  solids: [hoop(along([0, y, 0], isTurned ? [1, 0, 0.3] : [0.1, 0, 1]), radius, 0.01)],
});
const coil = (n: number): Vec => {
  const turn = (n / 14) * Math.PI * 2;
  return [Math.cos(turn) * 0.044, under - 0.19 - n * 0.0026, Math.sin(turn) * 0.044];
};
/** The ring under the chain, in which the straps end. */
const END = under - 0.425;
const hardware: Group[] = [
  {
    material: 'steel',
    solids: [drum([0, under - 0.028, 0], [0, under, 0], [0.075, 0.075], { round: 0.003 })],
  },
  // The swivel, a shackle, the spring and the chain.
  { material: 'steel', solids: [drum([0, under - 0.06, 0], [0, under - 0.03, 0], [0.03, 0.03])] },
  link(under - 0.09, false, 0.036),
  link(under - 0.145, true, 0.032),
  {
    material: 'spring',
    solids: Array.from({ length: 56 }, (_, n) =>
      taper(coil(n), coil(n + 1), [0.0105, 0.0105], { blend: 0.002 }),
    ),
  },
  link(under - 0.375, true),
  link(END, false, 0.036),
];
/** Of the bag, with its round edges, and of what is sewn on it. */
const OUTSIDE = BAG.radius + 0.036;

/** Long straps run from a ring to the rim, and are sewn far down the sides. */
const straps = [-1, 1].flatMap((side) =>
  [0.09, 0.195].map((front) => {
    const out = Math.sqrt(OUTSIDE ** 2 - front ** 2);
    const rim: Vec = [out * side, low, front];
    return {
      material: 'webbing',
      solids: ribbon(
        [[0.012 * side, END - 0.03, 0.02], rim, [rim[0], low - 0.24, rim[2]]],
        0.036,
        [side * 0.5, 0, 0.87],
        0.006,
      ),
    };
  }),
);
const bag: Group[] = [
  ...heavyBag([0, low + 0.42, 0], { length: BAG.length, radius: BAG.radius }).slice(0, 2),
  ...straps,
  // The zip and the maker's patch are where the gear list shows them.
  cord(
    [
      [-0.04, low - 0.04, OUTSIDE - 0.007],
      [-0.04, low - 1.16, OUTSIDE - 0.007],
    ],
    0.011,
    'zip',
  ),
  {
    material: 'patch',
    solids: [block(standing([0.055, low - 0.25, OUTSIDE - 0.01], 75), [0.006, 0.06, 0.08])],
  },
];

const boxer = figure(
  {
    ...poses.squareUp,
    hipTurn: -30,
    head: { turn: -30, nod: 4 },
    leftHand: [0.34, 1.52, 0.1],
    rightHand: [0.2, 1.44, -0.1],
    leftElbow: [-0.1, -1, 0.3],
    rightElbow: [-0.2, -1, -0.3],
  },
  { at: [-0.98, 0, 0], facing: 0 },
  { height: 1.8, headSize: 1.2, face: { hair: 'crop', mood: 'calm', gaze: [0.4, 0] } },
  // As small as he is, open lips print as a blot.
).filter(({ material }) => material !== 'mouth' && material !== 'lip');

const light = { from: [-2.2, 3.2, 4.5] as Vec, rim: [0.9, 0.2, -0.4] as Vec, fill: 0.34 };
const inks = {
  ...worn({ skin: skins.brown, gloves: dyes.red, shorts: dyes.blue, boots: dyes.black }),
  bag: black,
  zip: { tones: [ink.red] },
  patch: { tones: [ink.stone, ink.sand, ink.paper] },
  strap: dyes.red,
  steel: dyes.steel,
  // White, in the shade: the wall is nearly as pale.
  webbing: { tones: ['#55524b', '#8f897b', ink.sand], levels: [0.1, 0.6] },
  spring: { tones: [ink.nightRed, ink.red, '#f0604a'], gloss: 0.5 },
};
const hung = (from: typeof view) => print([...hardware, ...bag], { view: from, light, inks });

const on = (x: number, y: number) => project(view, [x, y, 0]);
/** A distance that must stay clear, with a head at each end. */
function clear(from: number, to: number): string {
  const [a, b] = [on(from, 0.34), on(to, 0.34)];
  const head = (x: number, way: number) =>
    `M${x + 26 * way} ${a.y - 20}L${x} ${a.y}L${x + 26 * way} ${a.y + 20}`;
  const [left, right] = [a.x + 8, b.x - 8];
  return `<path fill="none" stroke="${ink.red}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round" d="M${left} ${a.y}H${right}${head(left, 1)}${head(right, -1)}"/>`;
}
const [stomach, middle] = [on(-0.82, BAG.middle), on(-BAG.radius, BAG.middle)];
const hook = on(0, CEILING - 0.12);
const ring = (x: number, y: number, r: number, width: number) =>
  `<circle fill="none" stroke="${ink.navy}" stroke-width="${width}" cx="${x}" cy="${y}" r="${r}"/>`;
type Circle = { x: number; y: number; r: number };
/** The two lines that touch both circles, as they lead from a place to its magnifier. */
function tangents(one: Circle, other: Circle): string {
  const [right, down] = [other.x - one.x, other.y - one.y];
  const away = Math.atan2(down, right);
  const turn = Math.acos((one.r - other.r) / Math.hypot(right, down));
  const touch = ({ x, y, r }: Circle, angle: number) =>
    `${(x + Math.cos(angle) * r).toFixed(1)} ${(y + Math.sin(angle) * r).toFixed(1)}`;
  const lines = [away - turn, away + turn].map(
    (angle) => `M${touch(one, angle)}L${touch(other, angle)}`,
  );
  return `<path fill="none" stroke="${ink.navy}" stroke-width="6" d="${lines.join('')}"/>`;
}
const inLens = (x: number, y: number) => {
  const at = project(close, [x, y, 0]);
  return [at.x, at.y] as const;
};

export default {
  alt: 'A garage cut open: a boxer faces a bag on long straps under a bearer; a lens shows the fixing, and numbers mark five rules.',
  svg: poster({
    background: '#7d786e',
    layers: [
      cut(view, '#dccfb4', -WALL, 0, WIDTH, CEILING + 0.2),
      bricks(
        view,
        { at: [-WALL, 0, -0.3], along: [0.48, 0, 0], up: [0, 0.2, 0], rows: 13, columns: 10 },
        ['#e4d9c2', '#e0d4bb', ''],
      ),
      // Walls and floor, sawn through.
      ...[-WALL - 0.2, FAR_WALL].map((x) =>
        [
          cut(view, ink.nightRed, x, -0.14, 0.2, CEILING + 0.4),
          ...Array.from({ length: 27 }, (_, n) => [
            cut(view, ink.deepRed, x + 0.01, n * 0.104 + 0.008, n % 2 ? 0.18 : 0.085, 0.09),
            n % 2 ? '' : cut(view, ink.deepRed, x + 0.105, n * 0.104 + 0.008, 0.085, 0.09),
          ]).flat(),
        ].join(''),
      ),
      cut(view, '#7d786e', -WALL - 0.4, -0.5, WIDTH + 0.8, 0.5),
      cut(view, '#a59a84', -WALL, -0.02, WIDTH, 0.02),
      clear(-WALL, -BAG.radius),
      clear(BAG.radius, WALL),
      `<path fill="none" stroke="${ink.deepRed}" stroke-width="6" stroke-dasharray="4 14" stroke-linecap="round" d="${[-BAG.radius, BAG.radius, WALL].map((x) => `M${on(x, 0).x} ${on(0, BAG.middle - 0.58).y}V${on(0, 0.2).y}`).join('')}"/>`,
      timber(view),
      tangents({ ...hook, r: 96 }, LENS),
      hung(view),
      // He is small: coarser points would lose his eyes.
      print(boxer, { view, light: { ...light, from: [1.6, 3.4, 5] }, inks, step: 1 }),
      `<path fill="none" stroke="${ink.paper}" stroke-width="8" stroke-dasharray="16 14" d="M${stomach.x} ${stomach.y}H${middle.x + 50}"/>`,
      disc(ink.paper, stomach.x, stomach.y, 15),
      disc(ink.paper, middle.x + 50, middle.y, 15),
      ring(hook.x, hook.y, 96, 7),
      disc('#e4d9c2', LENS.x, LENS.y, LENS.r),
      `<clipPath id="lens"><circle cx="${LENS.x}" cy="${LENS.y}" r="${LENS.r}"/></clipPath><g clip-path="url(#lens)">${timber(close)}${hung(close)}</g>`,
      ring(LENS.x, LENS.y, LENS.r, 14),
      step(1, ...inLens(-0.2 + 0.105, CEILING + 0.1), 0.9),
      step(2, ...inLens(-0.3, CEILING - 0.05), 0.9),
      step(3, ...inLens(0.12, CEILING - 0.22), 0.9),
      step(4, ...inLens(-0.13, CEILING - 0.36), 0.9),
      step(5, on(0.93, 0).x, on(0, 0.34).y),
    ],
  }),
} satisfies Drawing;
