import { corinDelahaye, seen } from '../../cast/index.ts';
import {
  add,
  along,
  ball,
  block,
  camera,
  type Drawing,
  disc,
  egg,
  type Group,
  ink,
  mix,
  poster,
  print,
  project,
  rect,
  scale,
  standing,
  taper,
  unit,
  type Vec,
} from '../../kit/index.ts';

// The back of a right hand, so the thumb is on the left. Written in millimetres from the middle of
// the wrist, and drawn far larger than life: the tracer loses what is thinner than a centimetre.
const LARGER = 0.008;
const flat = (x: number, y: number, z = 0): Vec => [x * LARGER, y * LARGER, z * LARGER];
const mm = (size: number) => size * LARGER;

/** A long bone is widest at its ends; `ends` and `waist` are radii. */
function longBone(from: Vec, to: Vec, ends: readonly [number, number], waist: number) {
  const [near, far] = ends;
  const way = unit(add(to, scale(from, -1)));
  const [a, b] = [add(from, scale(way, mm(near))), add(to, scale(way, -mm(far)))];
  const join = { blend: mm(2.5) };
  return [
    taper(a, mix(a, b, 0.32), [mm(near), mm(waist)], join),
    taper(mix(a, b, 0.32), mix(a, b, 0.72), [mm(waist), mm(waist * 0.96)], join),
    taper(mix(a, b, 0.72), b, [mm(waist * 0.96), mm(far)], join),
  ];
}

/** Ends in a tuft under the nail. */
function tipBone(from: Vec, to: Vec, base: number) {
  const way = unit(add(to, scale(from, -1)));
  const a = add(from, scale(way, mm(base)));
  const b = add(to, scale(way, -mm(3)));
  const join = { blend: mm(2) };
  return [
    taper(a, mix(a, b, 0.6), [mm(base), mm(2.6)], join),
    taper(mix(a, b, 0.5), b, [mm(2.6), mm(3)], join),
    egg({ ...standing(b, 90), at: b }, [mm(2), mm(2.6), mm(4.1)], join),
  ];
}

/** Where each finger's metacarpal begins and ends, which way its bones go and how long they are. */
const RAYS = [
  { base: [-39, 33], head: [-66, 69], way: [-0.5, 0.87], bones: [31, 23], girth: 1.06 },
  { base: [-20, 36], head: [-32, 105], way: [-0.17, 1], bones: [40, 23, 18], girth: 1 },
  { base: [-4.5, 37.5], head: [-9, 103], way: [-0.03, 1], bones: [45, 28, 19], girth: 1.02 },
  { base: [10, 37.5], head: [12, 95], way: [0.09, 1], bones: [41, 26, 19], girth: 0.94 },
  { base: [23, 35], head: [31, 86], way: [0.25, 1], bones: [33, 19, 17], girth: 0.84 },
] as const;

const GAP = 2.7;
const metacarpals: Group[] = [];
const phalanges: Group[] = [];
const flesh: Group['solids'] = [];
for (const [
  n,
  {
    base,
    head,
    way: [x, y],
    bones,
    girth,
  },
] of RAYS.entries()) {
  const way = unit([x, y, 0]);
  const from = flat(base[0], base[1]);
  const to = flat(head[0], head[1]);
  metacarpals.push({
    material: n === 1 ? 'broken' : 'bone',
    solids: [
      ...longBone(from, to, [6.6 * girth, 7.2 * girth], 4.2 * girth),
      // Its foot is square, where it stands on the wrist.
      block(
        { ...along(mix(from, to, 0.09), add(to, scale(from, -1)), [0, 0, 1]) },
        [mm(5), mm(5.4), mm(7.4 * girth)],
        { round: mm(3), blend: mm(5) },
      ),
    ],
  });
  flesh.push(taper(from, to, [mm(15), mm(13)], { blend: mm(10) }));
  let start = add(to, scale(way, mm(GAP)));
  for (const [joint, long] of bones.entries()) {
    const end = add(start, scale(way, mm(long)));
    const wide = (6.9 - joint * 1.1) * girth;
    const isTip = joint === bones.length - 1;
    phalanges.push({
      material: 'bone',
      solids: isTip
        ? tipBone(start, end, wide * 0.98)
        : longBone(start, end, [wide, wide * 0.8], wide * 0.6),
    });
    const round = (10.8 - joint * 1.1) * girth;
    flesh.push(
      taper(start, isTip ? add(end, scale(way, -mm(4))) : end, [mm(round), mm(round - 0.9)], {
        blend: mm(5),
      }),
    );
    start = add(end, scale(way, mm(GAP)));
  }
}

/** From the thumb's side: scaphoid, lunate, triquetrum; trapezium, trapezoid, capitate, hamate. */
const carpals: Group[] = (
  [
    [-15, 9.5, 7, 10.5, 46],
    [2.5, 8, 8.2, 7.4, -8],
    [19, 12, 6.8, 7.4, -38],
    [-31.5, 23.5, 7, 8, 38],
    [-17.5, 26, 5.6, 6.6, 4],
    [-3.2, 25, 6.8, 9.6, 4],
    [12.6, 26.4, 7, 8.2, -12],
  ] as const
).map(([x, y, wide, high, turn]) => {
  const angle = (turn * Math.PI) / 180;
  const frame = {
    at: flat(x, y),
    forward: [0, 0, 1] as Vec,
    up: [-Math.sin(angle), Math.cos(angle), 0] as Vec,
    left: [Math.cos(angle), Math.sin(angle), 0] as Vec,
  };
  return {
    material: 'bone',
    solids: [block(frame, [mm(5), mm(high), mm(wide)], { round: mm(Math.min(wide, 5) * 0.96) })],
  };
});
/** The pisiform lies on the triquetrum. */
const pisiform: Group = { material: 'bone', solids: [ball(flat(23, 13, 8), mm(4.6))] };

const forearm: Group[] = [
  {
    material: 'bone',
    solids: [
      taper(flat(-9, -130), flat(-9, -30), [mm(8), mm(8)]),
      taper(flat(-9, -36), flat(-7, -12), [mm(8), mm(11)], { blend: mm(6) }),
      taper(flat(-15, -12), flat(-21, -3), [mm(7), mm(4)], { blend: mm(6) }),
      taper(flat(-9, -9), flat(2, -9), [mm(6), mm(5)], { blend: mm(4) }),
    ],
  },
  {
    material: 'bone',
    solids: [
      taper(flat(18, -130), flat(17.5, -22), [mm(6.4), mm(5.6)]),
      taper(flat(17.5, -24), flat(18, -13), [mm(5.6), mm(7.2)], { blend: mm(5) }),
      taper(flat(22, -11), flat(25, -3), [mm(3.4), mm(2.2)], { blend: mm(3) }),
    ],
  },
];
flesh.push(
  taper(flat(-16, 14), flat(14, 14), [mm(17), mm(16)], { blend: mm(12) }),
  taper(flat(-10, -130), flat(-8, 5), [mm(22), mm(19)], { blend: mm(10) }),
  taper(flat(14, -130), flat(11, 5), [mm(19), mm(17)], { blend: mm(10) }),
  // Between thumb and forefinger, and the muscles at the edges of the palm.
  taper(flat(-24, 40), flat(-46, 55), [mm(17), mm(12)], { blend: mm(14) }),
  taper(flat(19, 30), flat(27, 78), [mm(15), mm(13)], { blend: mm(8) }),
);

const bones = [...metacarpals, ...phalanges, ...carpals, pisiform, ...forearm];
const lamp = flat(-10, 60, 1500);
/** As on a film, the middle of each bone is darker than its walls. */
const inks = {
  bone: { tones: ['#eef2ff', '#c3d0fb', '#9db2f2'], levels: [0.55, 0.93] },
  broken: { tones: ['#ffd9cf', '#f0604a', ink.red], levels: [0.3, 0.8] },
};

const eye: Vec = flat(-12, 74, 1200);
const view = camera({ eye, at: flat(-12, 74), view: 23.4, shift: [-395, 0] });
const close = camera({ eye, at: flat(-25, 71), view: 8.6, shift: [350, 0] });
const skin = (from: typeof view) =>
  print([{ material: 'flesh', solids: flesh }], {
    view: from,
    light: { from: lamp, fill: 0.1 },
    inks: { flesh: { tones: ['#1a2f8c', '#22399f'], levels: [0.7] } },
  });
const skeleton = (from: typeof view) =>
  print(bones, { view: from, light: { from: lamp, fill: 0.1 }, inks });

// A clean break: nothing has moved.
const CRACK = [
  [-30.2, 68.4],
  [-28.3, 69.6],
  [-27.2, 68.7],
  [-25.4, 71.4],
  [-24.4, 70.7],
  [-21.6, 72.6],
] as const;
const crack = (from: typeof view, width: number) =>
  `<path fill="none" stroke="#12206f" stroke-width="${width}" stroke-linejoin="miter" d="M${CRACK.map(
    ([x, y]) => {
      const at = project(from, flat(x, y, 4));
      return `${at.x.toFixed(1)} ${at.y.toFixed(1)}`;
    },
  ).join('L')}"/>`;

const spot = project(view, flat(-25, 71));
const LENS = { x: 1150, y: 520, r: 372 };
const ring = (x: number, y: number, r: number, width: number) =>
  `<circle fill="none" stroke="${ink.paper}" stroke-width="${width}" cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r}"/>`;
/** From the small ring to the lens, along both. */
const sight = [-1, 1]
  .map(
    (side) =>
      `M${(spot.x + 52).toFixed(0)} ${(spot.y + 71 * side).toFixed(0)}L${LENS.x - 190} ${LENS.y + 320 * side}`,
  )
  .join('');
const clip = (x: number) =>
  rect(ink.slate, x - 46, 0, 92, 104) +
  rect('#8fa0c8', x - 46, 0, 92, 14) +
  disc(ink.stone, x, 66, 15);

export default {
  alt: `X-ray of the right hand of ${seen(corinDelahaye)} from the back: the bone behind the index knuckle is red; a lens shows its clean break.`,
  svg: poster({
    background: '#3550bd',
    layers: [
      rect('#4763cf', 0, 90, 1600, 910),
      `<rect fill="#2a419f" x="46" y="74" width="760" height="1000" rx="34"/><rect fill="${ink.nightBlue}" x="34" y="58" width="760" height="1000" rx="34"/>`,
      clip(160),
      clip(668),
      skin(view),
      `<path fill="none" stroke="#8fa3e6" stroke-width="6" d="${sight}"/>`,
      skeleton(view),
      crack(view, 6),
      ring(spot.x, spot.y, 88, 7),
      disc(ink.nightBlue, LENS.x, LENS.y, LENS.r),
      `<clipPath id="lens"><circle cx="${LENS.x}" cy="${LENS.y}" r="${LENS.r}"/></clipPath><g clip-path="url(#lens)">${skin(close)}${skeleton(close)}${crack(close, 13)}</g>`,
      ring(LENS.x, LENS.y, LENS.r, 14),
    ],
  }),
} satisfies Drawing;
