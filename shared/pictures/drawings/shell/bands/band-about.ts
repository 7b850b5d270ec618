import {
  add,
  along,
  block,
  camera,
  type Drawing,
  drum,
  dyes,
  type Group,
  hoop,
  ink,
  print,
  rotate,
  scale,
  taper,
  unit,
  type Vec,
  within,
} from '../../../kit/index.ts';
import { cutOut } from '../../../kit/print/cutOut.ts';

const view = camera({ eye: [0, 0.3, 1.6], at: [0, 0.17, 0], view: 29, shift: [196, 152] });

/** A reporter's notebook stands with its cover folded back; the frame is at the page's middle. */
const page = rotate(along([-0.07, 0.168, 0], [0, 1, -0.2], [-0.12, 0, 1]), { tilt: 4 });
/** Out of the page, up it, and to the right on it. */
const on = (out: number, up: number, right: number): Vec => within(page, [out, up, right]);
const HALF = { wide: 0.115, high: 0.16 };
const COIL = HALF.high - 0.003;

const notebook: Group[] = [
  {
    material: 'cover',
    solids: [
      block({ ...page, at: on(-0.018, 0, 0) }, [0.007, HALF.high + 0.006, HALF.wide + 0.01], {
        round: 0.004,
      }),
    ],
  },
  {
    material: 'paper',
    solids: [
      block({ ...page, at: on(-0.004, -0.001, 0) }, [0.009, HALF.high, HALF.wide], {
        round: 0.003,
      }),
    ],
  },
  {
    material: 'coil',
    solids: Array.from({ length: 9 }, (_, n) =>
      hoop(along(on(-0.004, COIL, (n - 4) * 0.0255), page.left, page.forward), 0.024, 0.0042, {
        blend: 0.001,
      }),
    ),
  },
];

/** Punches counted: four strokes and one across them. */
const tally = (material: string, up: number, right: number, count: number): Group => ({
  material,
  solids: Array.from({ length: count }, (_, n) => {
    const x = right + n * 0.02;
    const [from, to] =
      n < 4
        ? [on(0.006, up - 0.031, x - 0.001), on(0.006, up + 0.031, x + 0.001)]
        : [on(0.007, up - 0.023, right - 0.013), on(0.007, up + 0.023, right + 0.073)];
    return taper(from, to, [0.0036, 0.0036], { blend: 0.0005 });
  }),
});
const counted: Group[] = [
  tally('blue-mark', 0.085, -0.088, 5),
  tally('blue-mark', 0.085, 0.026, 4),
  tally('red-mark', -0.003, -0.088, 5),
  tally('red-mark', -0.003, 0.026, 2),
  tally('blue-mark', -0.091, -0.088, 5),
];

/** Put away in the coil, with its point to the left. */
const way = unit(add(page.left, scale(page.up, 0.02)));
const pencilAt = (metres: number): Vec => add(on(0, COIL + 0.006, 0), scale(way, metres));
const pencil: Group[] = [
  {
    material: 'pencil',
    solids: [drum(pencilAt(-0.135), pencilAt(0.14), [0.0125, 0.0125], { round: 0.001 })],
  },
  {
    material: 'wood',
    solids: [drum(pencilAt(-0.172), pencilAt(-0.135), [0.004, 0.0125], { round: 0.001 })],
  },
  { material: 'lead', solids: [taper(pencilAt(-0.184), pencilAt(-0.171), [0.002, 0.0045])] },
  {
    material: 'steel',
    solids: [drum(pencilAt(0.14), pencilAt(0.158), [0.0135, 0.0135], { round: 0.001 })],
  },
  {
    material: 'rubber',
    solids: [drum(pencilAt(0.158), pencilAt(0.178), [0.0115, 0.0115], { round: 0.003 })],
  },
];

/** The stopwatch stands beside the notebook and leans back. */
const watch = rotate(along([0.14, 0.102, 0.1], [0, 1, -0.18], [0.08, 0, 1]), { tilt: -9 });
const RADIUS = 0.088;
const dial = (out: number, up: number, right: number): Vec => within(watch, [out, up, right]);
const around = (out: number, far: number, angle: number): Vec =>
  dial(out, far * Math.cos(angle), far * Math.sin(angle));
/** From the rim outwards, `angle` clockwise from the top. */
const button = (
  material: string,
  angle: number,
  from: number,
  to: number,
  wide: number,
): Group => ({
  material,
  solids: [drum(around(0, from, angle), around(0, to, angle), [wide, wide], { round: 0.004 })],
});
/** Where the needle points: nine seconds after the start. */
const POINTS = 0.95;
const stopwatch: Group[] = [
  {
    material: 'steel',
    solids: [
      drum(dial(-0.022, 0, 0), dial(0.014, 0, 0), [RADIUS - 0.008, RADIUS], { round: 0.006 }),
    ],
  },
  {
    material: 'steel',
    solids: [hoop(along(dial(0.018, 0, 0), watch.forward), RADIUS - 0.005, 0.0105)],
  },
  {
    material: 'face',
    solids: [
      drum(dial(0.014, 0, 0), dial(0.025, 0, 0), [RADIUS - 0.014, RADIUS - 0.014], {
        round: 0.001,
      }),
    ],
  },
  {
    material: 'mark',
    solids: Array.from({ length: 12 }, (_, n) => {
      const angle = (n / 12) * Math.PI * 2;
      return taper(around(0.026, n % 3 ? 0.06 : 0.054, angle), around(0.026, 0.067, angle), [
        n % 3 ? 0.0024 : 0.0038,
        n % 3 ? 0.0024 : 0.0038,
      ]);
    }),
  },
  {
    material: 'needle',
    solids: [
      taper(around(0.033, -0.02, POINTS), around(0.033, 0.06, POINTS), [0.0055, 0.003]),
      drum(dial(0.024, 0, 0), dial(0.038, 0, 0), [0.0105, 0.0095], { round: 0.002 }),
    ],
  },
  button('steel', 0, RADIUS, RADIUS + 0.026, 0.012),
  button('crown', 0, RADIUS + 0.022, RADIUS + 0.044, 0.021),
  button('steel', 0.72, RADIUS, RADIUS + 0.016, 0.008),
  button('crown', 0.72, RADIUS + 0.012, RADIUS + 0.024, 0.0135),
];

export default {
  alt: 'A reporter’s notebook with punches counted in strokes, a pencil in its coil, and a stopwatch.',
  svg: cutOut(
    [
      print([...notebook, ...counted, ...pencil, ...stopwatch], {
        view,
        light: { from: [-1.2, 1.9, 1.8], rim: [0.9, 0.3, -0.4], fill: 0.18 },
        inks: {
          cover: dyes.blue,
          paper: { tones: ['#8d8371', ink.sand, ink.paper] },
          coil: dyes.steel,
          'blue-mark': { tones: [ink.blue] },
          'red-mark': { tones: [ink.red] },
          pencil: { ...dyes.amber, gloss: 0.3 },
          wood: { tones: ['#b98a55', '#f0d3a0'] },
          lead: { tones: [ink.slate] },
          rubber: { tones: [ink.deepRed, '#f0604a'] },
          steel: { ...dyes.steel, rim: ink.paper },
          crown: { ...dyes.red, rim: ink.paper },
          face: { tones: [ink.stone, ink.paper, '#ffffff'] },
          mark: { tones: [ink.black] },
          needle: dyes.red,
        },
      }),
    ],
    { dots: ink.deepRed },
  ),
} satisfies Drawing;
