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

/** A steel cable in a coat of plastic: half a centimetre thick beside a handle of three. */
const CABLE = 0.0125;

/** Turns that were dropped, not laid: none lies exactly on another. */
const coil = Array.from({ length: 136 }, (_, n): Vec => {
  const angle = n * 0.1 + 1.3;
  const turn = angle / (Math.PI * 2);
  const reach = 0.6 + 0.05 * Math.cos(turn * 2.3 + 0.6) + 0.035 * Math.cos(angle * 0.62);
  return [
    -0.17 + Math.cos(angle) * reach * 1.18,
    CABLE + n * 0.0002,
    -0.08 + 0.04 * Math.cos(turn * 2.7) + Math.sin(angle) * reach,
  ];
});
/** Runs on from the coil, and bends into a handle whose way it then has. */
function tail([from, before]: readonly [Vec, Vec], [to, grip]: readonly [Vec, Vec]): Vec[] {
  const leave = add(from, scale(unit(sub(from, before)), 0.3));
  const arrive = add(to, scale(unit(sub(to, grip)), 0.3));
  return Array.from({ length: 25 }, (_, n) => {
    const t = n / 24;
    const middle = mix(leave, arrive, t);
    return mix(mix(mix(from, leave, t), middle, t), mix(middle, mix(arrive, to, t), t), t);
  });
}

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
    // The race of the bearing, and the ferrule that turns in it.
    {
      material: 'steel',
      solids: [
        drum(at(-0.02), at(0.03), [0.066, 0.066], { round: 0.012 }),
        drum(add(from, scale(way, -0.085)), from, [0.026, 0.04], { round: 0.008 }),
      ],
    },
  ];
}

/** Both handles lie on the boards, one of them inside the coil. */
const ends: readonly [readonly [Vec, Vec], readonly [Vec, Vec]] = [
  [
    [0.5, 0.1, 0.46],
    [1.14, 0.1, 0.6],
  ],
  [
    [-0.24, 0.1, 0.2],
    [0.38, 0.1, -0.14],
  ],
];
const [outer, inner] = ends;
const [first, second, beforeLast, last] = [0, 1, -2, -1].map((n) => coil.at(n)) as [
  Vec,
  Vec,
  Vec,
  Vec,
];
const scene: Group[] = [
  cord(coil, CABLE, 'rope'),
  cord(tail([first, second], outer), CABLE, 'rope'),
  cord(tail([last, beforeLast], inner), CABLE, 'rope'),
  ...ends.flatMap(([from, to]) => handle(from, to)),
];

export default {
  alt: 'A thin blue skipping rope with turned wooden handles lies coiled on dark gym floorboards.',
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
