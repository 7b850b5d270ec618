import {
  add,
  camera,
  type Drawing,
  ground,
  ink,
  poster,
  project,
  scale,
  seeded,
  sub,
  type Vec,
} from '../../kit/index.ts';
import { panel } from '../../kit/places/gym.ts';
import { raisedRing } from '../../kit/places/raisedRing.ts';
import { roofersEmblem, roofersName } from '../../kit/places/roofersEmblem.ts';

// From a balcony: so high that the ropes hide nothing of what is painted on the canvas.
const view = camera({ eye: [0, 11, 11.6], at: [0, 0.75, 0], view: 38, shift: [0, -25] });
const UP = 0.85;
const ACROSS: Vec = [0.985, 0, -0.174];
const NEARER: Vec = [0.174, 0, 0.985];
/** A place in the hall: metres from the middle of the ring, along its sides. */
const spot = (across: number, nearer: number, height = 0): Vec =>
  add([0, height, 0], add(scale(ACROSS, across), scale(NEARER, nearer)));

const HALF = 2.6;
const south = spot(-HALF, HALF, UP);
const east = spot(HALF, HALF, UP);
const ring = raisedRing(
  view,
  { west: spot(-HALF, -HALF, UP), north: spot(HALF, -HALF, UP), east, south },
  '#b9c6f0',
);
/** The canvas is drawn over the platform's edge. */
const edge = sub(east, south);
const overhang = panel(
  view,
  add(south, scale(edge, 0.012)),
  scale(edge, 0.976),
  [0, -0.13, 0],
  '#8f9fd6',
);

const SIZE = 1.52;
/** Upright for the balcony, and clear of the near ropes. */
const onCanvas = (right: number, down: number): Vec => spot(right * SIZE, down * SIZE - 0.8, UP);

const random = seeded(11);
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
/** Each as the ring's light leaves it in the first rows, and further back. */
const SHIRTS = [
  ['#5b6a8f', '#2c3550'],
  ['#8c5a35', '#48291a'],
  ['#39508f', '#1d2850'],
  ['#8a8271', '#48423a'],
  ['#74302a', '#40191a'],
] as const;
const SKIN = [
  ['#f0c49a', '#97714f'],
  ['#d69a6a', '#835838'],
  ['#a86a42', '#663e26'],
  ['#6f4229', '#452818'],
] as const;
const HAIR = ['#140c0c', '#26160e', '#3d2413', '#5f5a55'] as const;
const TROUSERS = ['#2b2a3c', '#3c2c22', '#454754', '#20202c'] as const;
const CHAIR = ['#c9281f', '#6b1518'] as const;

/** Somebody on a red chair, whose face is turned to `ahead`. */
function seated(across: number, nearer: number, ahead: Vec): string {
  const left: Vec = [ahead[2], 0, -ahead[0]];
  const { metre } = project(view, spot(across, nearer, 1));
  const at = (forward: number, height: number, aside = 0): string => {
    const point = add(scale(ahead, forward), scale(left, aside));
    const { x, y } = project(view, add(spot(across, nearer, height), point));
    return `${x.toFixed(0)} ${y.toFixed(0)}`;
  };
  const limb = (fill: string, wide: number, points: readonly string[], cap = 'round') =>
    `<path d="M${points.join('L')}" fill="none" stroke="${fill}" stroke-width="${(wide * metre).toFixed(0)}" stroke-linecap="${cap}" stroke-linejoin="round"/>`;
  const oval = (fill: string, place: string, wide: number, high: number) => {
    const [x, y] = place.split(' ');
    return `<ellipse fill="${fill}" cx="${x}" cy="${y}" rx="${(wide * metre).toFixed(1)}" ry="${(high * metre).toFixed(1)}"/>`;
  };
  const tone = Math.max(Math.abs(across), Math.abs(nearer)) < 4.7 ? 0 : 1;
  const away = ahead[2] < -0.5;
  const [shirt, skin, hair] = [pick(SHIRTS)[tone], pick(SKIN)[tone], pick(HAIR)];
  const trousers = pick(TROUSERS);
  const back = limb(CHAIR[tone], 0.24, [at(-0.2, 0.72, -0.21), at(-0.2, 0.72, 0.21)], 'butt');
  const legs = [-0.1, 0.1].map((aside) =>
    limb(trousers, 0.15, [at(0, 0.52, aside), at(0.4, 0.52, aside), at(0.38, 0.05, aside)]),
  );
  const body = [
    limb(shirt, 0.3, [at(0, 0.58), at(0, 0.9)]),
    limb(shirt, 0.16, [
      at(0.16, 0.62, -0.22),
      at(0, 0.98, -0.18),
      at(0, 0.98, 0.18),
      at(0.16, 0.62, 0.22),
    ]),
  ];
  const head = [
    oval(skin, at(0.03, 1.18), 0.1, 0.13),
    oval(hair, at(away ? 0 : -0.04, away ? 1.21 : 1.26), 0.108, away ? 0.12 : 0.085),
  ];
  if (away) return [...legs, ...body, back, ...head].join('');
  // Whoever faces the balcony hides the chair, and in the further rows the row before hides the legs.
  const facing = ahead[2] > 0.5;
  const below = facing && tone === 1 ? [] : legs;
  return [facing ? '' : back, ...body, ...below, ...head].join('');
}

type Row = {
  along: readonly [number, number];
  place: (t: number) => readonly [number, number];
  ahead: Vec;
};
const people = ({ along: [from, to], place, ahead }: Row): { far: number; svg: string }[] =>
  Array.from({ length: Math.floor((to - from) / 0.74) + 1 }, (_, n) => {
    const [across, nearer] = place(from + n * 0.74 + (random() - 0.5) * 0.1);
    return { far: nearer, svg: seated(across, nearer, ahead) };
  });
const drawn = (rows: readonly Row[]): string =>
  rows
    .flatMap(people)
    .sort((one, other) => one.far - other.far)
    .map(({ svg }) => svg)
    .join('');
const behind = [6.8, 5.95, 5.1, 4.25, 3.5].map(
  (far): Row => ({ along: [-8.4, 8.4], place: (t) => [t, -far], ahead: NEARER }),
);
const beside = [3.75, 4.55, 5.35, 6.15].flatMap((out): Row[] => [
  { along: [-2.6, 3.2], place: (t) => [-out, t], ahead: ACROSS },
  { along: [-2.6, 3.2], place: (t) => [out, t], ahead: scale(ACROSS, -1) },
]);
const before = [3.75, 4.5].map(
  (near): Row => ({ along: [-5, 5], place: (t) => [t, near], ahead: scale(NEARER, -1) }),
);

export default {
  alt: 'A full small hall from its balcony: rows of people round a ring with a house in a red disc and the name Tulley painted on its canvas.',
  svg: poster({
    background: ink.nightRed,
    layers: [
      ground(
        view,
        [
          [-14, 0, -8],
          [14, 0, -8],
          [14, 0, 6],
          [-14, 0, 6],
        ],
        '#5a2f14',
      ),
      // The light over the ring falls on the floor around it.
      ground(view, [spot(-3.4, -3.4), spot(3.4, -3.4), spot(3.4, 3.4), spot(-3.4, 3.4)], '#854a22'),
      drawn([...behind, ...beside]),
      ring.far,
      roofersEmblem(view, onCanvas),
      roofersName(view, onCanvas),
      ring.near,
      overhang,
      drawn(before),
    ],
  }),
} satisfies Drawing;
