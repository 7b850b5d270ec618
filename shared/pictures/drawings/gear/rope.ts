import {
  add,
  camera,
  cord,
  type Drawing,
  drum,
  type Group,
  glow,
  halftone,
  ink,
  mix,
  poster,
  print,
  scale,
  sub,
  taper,
  unit,
  type Vec,
} from '../../kit/index.ts';
import { boards } from '../../kit/places/gym.ts';

const view = camera({
  eye: [0.15, 2.2, 3.1],
  at: [0.02, 0.06, 0.05],
  view: 39,
  roll: -6,
  shift: [-105, -20],
});

const coil = Array.from({ length: 101 }, (_, n): Vec => {
  const angle = n * 0.21 + 0.5;
  const reach = 0.62 + 0.07 * Math.sin(n * 0.081) + 0.03 * Math.cos(n * 0.3);
  return [
    -0.16 + Math.cos(angle) * reach * 1.18,
    0.035 + n * 0.0013,
    -0.08 + Math.sin(angle) * reach,
  ];
});
const first = coil[0] ?? [0, 0, 0];
const last = coil[coil.length - 1] ?? [0, 0, 0];

function handle(from: Vec, to: Vec): Group[] {
  const at = (t: number) => mix(from, to, t);
  const way = unit(sub(to, from));
  return [
    {
      material: 'wood',
      solids: [
        drum(at(0.02), at(0.12), [0.06, 0.085], { round: 0.02 }),
        taper(at(0.12), at(0.5), [0.075, 0.105], { blend: 0.04 }),
        taper(at(0.5), at(0.92), [0.105, 0.085], { blend: 0.04 }),
        drum(at(0.92), at(1), [0.095, 0.09], { round: 0.02, blend: 0.02 }),
      ],
    },
    {
      material: 'band',
      solids: [0.24, 0.3].map((t) =>
        drum(at(t), add(at(t), scale(way, 0.02)), [0.098, 0.098], { round: 0.008 }),
      ),
    },
    {
      material: 'steel',
      solids: [
        drum(add(from, scale(way, -0.07)), add(from, scale(way, 0.02)), [0.045, 0.05], {
          round: 0.01,
        }),
      ],
    },
  ];
}

const ends: readonly [Vec, Vec][] = [
  [
    [0.42, 0.13, 0.42],
    [1.06, 0.11, 0.72],
  ],
  [
    [-0.2, 0.2, 0.28],
    [0.42, 0.25, -0.1],
  ],
];
const scene: Group[] = [
  cord(coil, 0.034, 'rope'),
  cord([first, [0.48, 0.06, 0.36], ends[0]?.[0] ?? first], 0.034, 'rope'),
  cord(
    [last, mix(last, [-0.4, 0.2, 0.42], 0.6), [-0.34, 0.2, 0.36], ends[1]?.[0] ?? last],
    0.034,
    'rope',
  ),
  ...ends.flatMap(([from, to]) => handle(from, to)),
];

export default {
  alt: 'A blue skipping rope with turned wooden handles lies coiled on dark gym floorboards in a pool of light.',
  svg: poster({
    background: '#24120d',
    layers: [
      boards(view, { at: [-5, 0, -6], along: [0, 0, 8.4], across: [0.5, 0, 0], count: 22 }, [
        ink.darkLeather,
        '#57301c',
        '#4f2a1a',
      ]),
      halftone(
        { x: 60, y: -240, width: 1480, height: 1480 },
        { ink: ink.leather, pitch: 26, cover: (x, y) => glow(x, y) * 1.6 },
      ),
      print(scene, {
        view,
        floor: '#1a0c09',
        light: { from: [-2.2, 3.2, 0.6], rim: [0.9, 0.2, -0.4], fill: 0.2 },
        inks: {
          rope: { tones: [ink.nightBlue, ink.blue, '#5f86ff'], levels: [0.16, 0.5], gloss: 0.4 },
          wood: {
            tones: ['#8a5a2c', ink.amber, '#f7d9a2'],
            levels: [0.2, 0.6],
            gloss: 0.3,
            rim: ink.paper,
          },
          band: { tones: [ink.deepRed, ink.red, '#f0604a'] },
          steel: { tones: [ink.slate, ink.sand, ink.paper], gloss: 0.6 },
        },
      }),
    ],
  }),
} satisfies Drawing;
