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
  type Vec,
} from '../../kit/index.ts';
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
const ring = raisedRing(
  view,
  {
    west: spot(-HALF, -HALF, UP),
    north: spot(HALF, -HALF, UP),
    east: spot(HALF, HALF, UP),
    south: spot(-HALF, HALF, UP),
  },
  {
    canvas: '#c9d4f8',
    edge: '#a3b2e6',
    left: { apron: '#9a221c', fold: '#8b1e19', edge: ink.red },
    right: { apron: ink.red, fold: '#c3291e', edge: '#f0604a' },
  },
);

const SIZE = 1.52;
/** Upright for the balcony, and clear of the near ropes. */
const onCanvas = (right: number, down: number): Vec => spot(right * SIZE, down * SIZE - 0.8, UP);

const random = seeded(11);
/** The hall is dark: the public is a pattern in two tones, and its heads are a little lighter. */
const ROWS = [
  { coat: '#1d2b5c', head: '#33457f' },
  { coat: '#141e44', head: '#26356a' },
] as const;

/** Somebody who sits in the dark: shoulders, and a head that the light of the ring just reaches. */
function seated(across: number, nearer: number, row: number): string {
  const { coat, head } = ROWS[row % 2] ?? ROWS[0];
  const at = (height: number, aside = 0) => project(view, spot(across + aside, nearer, height));
  const [lap, chest, left, right, face] = [
    at(0.5),
    at(0.9),
    at(0.92, -0.17),
    at(0.92, 0.17),
    at(1.26),
  ];
  const { metre } = chest;
  const place = ({ x, y }: typeof lap) => `${x.toFixed(0)} ${y.toFixed(0)}`;
  const limb = (wide: number, ...points: readonly (typeof lap)[]) =>
    `<path fill="none" stroke="${coat}" stroke-width="${(wide * metre).toFixed(0)}" stroke-linecap="round" stroke-linejoin="round" d="M${points.map(place).join('L')}"/>`;
  return (
    limb(0.46, lap, chest) +
    limb(0.3, left, right) +
    `<ellipse fill="${head}" cx="${face.x.toFixed(0)}" cy="${face.y.toFixed(0)}" rx="${(0.125 * metre).toFixed(1)}" ry="${(0.15 * metre).toFixed(1)}"/>`
  );
}

type Row = {
  along: readonly [number, number];
  place: (t: number) => readonly [number, number];
};
const people = ({ along: [from, to], place }: Row, row: number): { far: number; svg: string }[] =>
  Array.from({ length: Math.floor((to - from) / 0.74) + 1 }, (_, n) => {
    const [across, nearer] = place(from + n * 0.74 + (row % 2) * 0.37 + (random() - 0.5) * 0.1);
    return { far: nearer, svg: seated(across, nearer, row) };
  });
const drawn = (rows: readonly Row[]): string =>
  rows
    .flatMap(people)
    .sort((one, other) => one.far - other.far)
    .map(({ svg }) => svg)
    .join('');
const behind = [7.65, 6.8, 5.95, 5.1, 4.25].map(
  (far): Row => ({ along: [-9, 9], place: (t) => [t, -far] }),
);
const beside = [3.9, 4.75, 5.6, 6.45, 7.3].flatMap((out): Row[] => [
  { along: [-3.4, 3.4], place: (t) => [-out, t] },
  { along: [-3.4, 3.4], place: (t) => [out, t] },
]);
const before = [4.35, 5.2].map((near): Row => ({ along: [-6, 6], place: (t) => [t, near] }));

export default {
  alt: 'A full small hall from its balcony: rows of people round a ring with a house in a red disc and the name Tulley painted on its canvas.',
  svg: poster({
    background: '#0e1530',
    layers: [
      // The light over the ring falls on the floor around it.
      ground(view, [spot(-3.5, -3.5), spot(3.5, -3.5), spot(3.5, 3.5), spot(-3.5, 3.5)], '#22377f'),
      drawn([...behind, ...beside]),
      ring.far,
      roofersEmblem(view, onCanvas),
      roofersName(view, onCanvas),
      ring.near,
      drawn(before),
    ],
  }),
} satisfies Drawing;
