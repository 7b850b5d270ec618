import {
  add,
  along,
  ball,
  block,
  camera,
  crowd,
  type Drawing,
  drum,
  dyes,
  egg,
  ground,
  hoop,
  ink,
  lamp,
  pool,
  post,
  poster,
  print,
  ropes,
  taper,
  type Vec,
} from '../../kit/index.ts';

const view = camera({ eye: [0.5, 1.95, 4.5], at: [0.05, 0.52, 0], view: 46 });
const [west, north, east, south] = [
  [-4.2, 0, 0],
  [-0.3, 0, -3.2],
  [4.2, 0, -0.2],
  [0.2, 0, 5],
] as const;

const legs: Vec[] = [
  [0.16, 0, 0.16],
  [-0.16, 0, 0.16],
  [0.16, 0, -0.16],
  [-0.16, 0, -0.16],
];
const seat: Vec = [0.98, 0.56, 1.3];
const stool = [
  {
    material: 'seat',
    solids: [drum(add(seat, [0, -0.05, 0]), seat, [0.2, 0.21], { round: 0.02 })],
  },
  {
    material: 'steel',
    solids: [
      ...legs.map((leg) =>
        taper(
          add(seat, [leg[0] * 0.7, -0.05, leg[2] * 0.7]),
          add(seat, [leg[0] * 1.3, -0.56, leg[2] * 1.3]),
          [0.018, 0.018],
        ),
      ),
      hoop(along(add(seat, [0, -0.33, 0]), [0, 1, 0]), 0.255, 0.012),
    ],
  },
];
const bucket: Vec = [1.5, 0, 0.6];
const pail = [
  {
    material: 'steel',
    solids: [
      drum(bucket, add(bucket, [0, 0.3, 0]), [0.12, 0.16], { round: 0.008 }),
      drum(add(bucket, [0, 0.05, 0]), add(bucket, [0, 0.4, 0]), [0.1, 0.155], {
        carve: true,
        blend: 0.004,
      }),
    ],
  },
  {
    material: 'sponge',
    solids: [egg(along(add(bucket, [0.02, 0.3, 0.02]), [0.3, 1, 0]), [0.09, 0.06, 0.07])],
  },
];
const towel = [
  {
    material: 'towel',
    folds: 0.005,
    solids: [
      block(along([-0.6, 0.03, 0.6], [0.05, 1, 0.08], [1, 0, 0.45]), [0.56, 0.024, 0.3], {
        round: 0.02,
      }),
      block(along([-0.36, 0.07, 0.5], [-0.25, 1, 0.1], [1, 0, 0.15]), [0.34, 0.03, 0.24], {
        round: 0.02,
        blend: 0.05,
      }),
      taper([-0.75, 0.06, 0.42], [-0.3, 0.1, 0.68], [0.06, 0.07], { blend: 0.07 }),
      ball([-0.25, 0.07, 0.42], 0.08, { blend: 0.08 }),
    ],
  },
];

const things = print([...stool, ...pail, ...towel], {
  view,
  light: { from: [-0.9, 4.2, -0.2], rim: [-0.6, 0.4, -0.6], fill: 0.2 },
  floor: ink.slate,
  inks: {
    seat: { ...dyes.red, rim: '#f0604a' },
    steel: dyes.steel,
    sponge: dyes.amber,
    towel: { ...dyes.white, tones: [ink.stone, ink.sand, '#ffffff'] },
  },
});

const inks = [
  { ink: ink.red, light: '#f0604a' },
  { ink: ink.sand, light: ink.paper },
  { ink: ink.blue, light: '#5f86ff' },
];

export default {
  alt: 'An empty boxing ring seen past a corner stool and bucket, a white towel lying in the spotlight on the canvas.',
  svg: poster({
    background: ink.black,
    layers: [
      crowd({
        y: 430,
        rows: 4,
        size: 26,
        rise: 36,
        inks: ['#0d111d', '#10182b', ink.navy],
        seed: 7,
      }),
      ground(view, [west, north, east, south], ink.slate),
      pool(view, [-0.35, 0, 0.45], 1.75, ink.stone),
      pool(view, [-0.35, 0, 0.45], 1.35, ink.sand),
      ropes(view, west, north, inks),
      ropes(view, north, east, inks),
      post(view, north, { pad: ink.sand, light: ink.paper }),
      post(view, west, { pad: ink.deepBlue, light: ink.blue }),
      post(view, east, { pad: ink.deepRed, light: ink.red }),
      lamp({
        x: 590,
        y: 96,
        size: 170,
        foot: [640, 720],
        spread: 420,
        strength: 0.1,
        hull: ink.slate,
      }),
      things,
    ],
  }),
} satisfies Drawing;
