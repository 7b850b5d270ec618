import { anselmVarga, boxing, tobiasRourke, together } from '../../cast/index.ts';
import {
  arrow,
  bootPrint,
  camera,
  disc,
  egg,
  type Frame,
  type Group,
  glow,
  HEIGHT,
  halftone,
  ink,
  poses,
  print,
  project,
  rect,
  step,
  type Vec,
  WIDTH,
  within,
} from '../../kit/index.ts';

// A sequence of four, as a magazine prints a punch: each frame shows one step. The eye stays at
// Rourke's right, so that the chest of each man is seen as he punches.

/** The height of a frame, which is as wide as a poster. */
export const FRAME_HEIGHT = 992;

const backdrop = (fill: string, dots: string): string =>
  rect(fill, 0, 0, WIDTH, HEIGHT) +
  halftone(
    { x: 0, y: 0, width: WIDTH, height: HEIGHT },
    { ink: dots, pitch: 58, cover: (x, y) => 1.2 - 1.7 * Math.hypot(x - 0.55, y - 0.35) },
  );
const amber = () => backdrop(ink.amber, '#eebb6c');
const night = () => backdrop('#22377f', '#2f4a9c');

type Scene = ReturnType<typeof together>;
const printed = ({ groups, inks }: Scene, view: ReturnType<typeof camera>): string =>
  print(groups, {
    view,
    // No page shows a frame wider than half of its size.
    step: Number(process.env.STEP ?? 3),
    light: { from: [0.9, 5.2, 4.2], fill: 0.4 },
    inks: {
      ...inks,
      'tobias-rourke.shorts': { tones: ['#a89f8e', '#cfc7b5', ink.paper], levels: [0.12, 0.42] },
      // Darker than his skin, or the edge of the beard reads as a second mouth.
      'tobias-rourke.hair': { tones: ['#3a2112', '#7a4c22', '#a06a34'] },
    },
  });

/** The catching glove is open: its fingers rise flat from the palm instead of curling over it. */
function opened(groups: readonly Group[]): Group[] {
  const right = groups.filter(({ material }) => material === 'anselm-varga.glove')[2];
  return groups.map((group) => {
    const [knuckles] = group.solids;
    if (group !== right || !knuckles) return group;
    const { frame } = knuckles;
    const at = (forward: number, up: number): Frame => ({
      ...frame,
      at: within(frame, [forward, up, 0]),
    });
    return {
      ...group,
      solids: [
        ...group.solids.filter((_, n) => n !== 2 && n !== 3),
        egg(at(0.004, 0.075), [0.045, 0.085, 0.074]),
      ],
    };
  });
}

const close = camera({ eye: [0, 1.8, 4.2], at: [0, 1.6, 0], view: 29, shift: [-45, 0] });
const closer = camera({ eye: [0, 1.78, 4.2], at: [0, 1.5, 0], view: 23, shift: [-30, 0] });

const caught = together(
  boxing(
    tobiasRourke,
    {
      ...poses.jab,
      lean: 8,
      chestTurn: -50,
      leftHand: [0.98, 1.5, 0.02],
      rightHand: [0.22, 1.33, -0.16],
      head: { turn: -22, nod: 8 },
    },
    { at: [-0.76, 0, 0.1], facing: 0 },
    { mood: 'stern', gaze: [0.6, 0] },
  ),
  // The palm of his right glove, beside the chin, takes the jab.
  boxing(
    anselmVarga,
    {
      ...poses.guard,
      chestTurn: 4,
      lean: 2,
      rightHand: [0.25, 1.47, -0.1],
      rightPalm: [1, 0, 0.1],
      leftHand: [0.42, 1.16, 0.2],
      leftElbow: [-0.3, -1, 0.3],
      rightElbow: [-0.2, -1, -0.3],
      head: { turn: 20, nod: 2, tilt: -3 },
    },
    { at: [0.72, 0, 0.02], facing: 178 },
    { mood: 'keen', gaze: [-0.7, 0] },
  ),
);

const punched = together(
  boxing(
    tobiasRourke,
    {
      ...poses.jab,
      lean: -3,
      chestTurn: -20,
      // The arm that jabbed is on its way home.
      leftHand: [0.5, 1.3, 0.16],
      leftElbow: [-0.2, -1, 0.1],
      rightHand: [0.14, 1.16, -0.3],
      rightElbow: [-0.6, -1, -0.4],
      head: { turn: -6, nod: -6, tilt: -8 },
    },
    { at: [-0.39, 0, 0.2], facing: 24 },
    { mood: 'strained', gaze: [0.2, 0] },
  ),
  // Past the arm that jabbed, at that side of him.
  boxing(
    anselmVarga,
    {
      ...poses.cross,
      chestTurn: 30,
      lean: 8,
      rightHand: [0.67, 1.585, 0.05],
      rightElbow: [0, 0, -1],
      leftHand: [0.16, 1.36, 0.24],
      leftElbow: [-0.2, -1, 0.3],
      head: { turn: 10, nod: 6 },
    },
    { at: [0.39, 0, -0.36], facing: 150 },
    { mood: 'fierce', gaze: [-0.7, 0] },
  ),
);

const leaned = together(
  boxing(
    tobiasRourke,
    {
      ...poses.guard,
      lean: 2,
      chestTurn: -30,
      leftHand: [0.44, 1.12, 0.3],
      leftElbow: [-0.4, -0.8, 0.6],
      rightHand: [0.42, 1.12, -0.3],
      rightElbow: [-0.4, -1, -0.6],
      head: { turn: -30, nod: 4, tilt: -4 },
    },
    { at: [-0.36, 0, -0.02], facing: 0 },
    { mood: 'tired' },
  ),
  boxing(
    anselmVarga,
    {
      ...poses.guard,
      hips: [-0.06, 0.92, 0],
      hipTurn: 10,
      chestTurn: 10,
      lean: 12,
      head: { nod: 36, turn: 6 },
      rightHand: [0.46, 1.2, -0.16],
      rightElbow: [0, -0.4, -1],
      leftHand: [0.4, 1.13, 0.36],
      leftElbow: [-0.4, -0.8, 0.8],
    },
    { at: [0.15, 0, -0.24], facing: 172 },
    { mood: 'calm' },
  ),
);

// The step from straight above: Rourke's boots at the left, Varga's where they were, dashed, and
// where they are now. He has turned towards Rourke, with his rear foot behind and to the right of
// his lead foot, as in any stance.
const above = camera({
  eye: [0, 6, 0.001],
  at: [0, 0, 0],
  view: 24,
  shift: [0, FRAME_HEIGHT / 2 - 500 + 55],
});
const VARGA = {
  lead: { from: [0.42, 0, 0.26], to: [-0.04, 0, -0.2], turn: 146 },
  rear: { from: [0.92, 0, -0.02], to: [0.2, 0, -0.66], turn: 180 },
} as const;
const size = 1.6;
const soles = [
  bootPrint(above, [-0.36, 0, 0.1], 4, { size }),
  bootPrint(above, [-0.86, 0, 0.42], 46, { size, side: 'right' }),
  bootPrint(above, [...VARGA.lead.from], 184, { size, fill: ink.blue, ghost: true }),
  bootPrint(above, [...VARGA.rear.from], 226, { size, fill: ink.blue, ghost: true, side: 'right' }),
  bootPrint(above, [...VARGA.lead.to], VARGA.lead.turn, { size, fill: ink.blue }),
  bootPrint(above, [...VARGA.rear.to], VARGA.rear.turn, { size, fill: ink.blue, side: 'right' }),
  ...(
    [
      [
        [0.4, 0, 0.13],
        [0.36, 0, -0.06],
        [0.14, 0, -0.1],
      ],
      [
        [0.9, 0, -0.28],
        [0.88, 0, -0.6],
        [0.53, 0, -0.66],
      ],
    ] as const
  ).map((way) => arrow(above, way, { width: 24, stroke: ink.navy })),
].join('');

/** A man's head from the first frame, in a disc of his colour: whose boots these are. */
function portrait(of: string, head: Vec, x: number, y: number, edge: string): string {
  const from = project(close, head);
  const [radius, scale] = [128, 0.8];
  return (
    `<clipPath id="of${x}"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>` +
    disc(edge, x, y, radius + 14) +
    disc(ink.amber, x, y, radius) +
    `<g clip-path="url(#of${x})"><g transform="translate(${x} ${y}) scale(${scale}) translate(${-from.x} ${-from.y})">${of}</g></g>`
  );
}
const catching = () => printed({ ...caught, groups: opened(caught.groups) }, close);

/** Short strokes around a punch that lands. */
function burst(at: Vec): string {
  const { x, y } = project(closer, at);
  const ray = (degrees: number, from: number, to: number) => {
    const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return `M${(x + c * from).toFixed(0)} ${(y + s * from).toFixed(0)}L${(x + c * to).toFixed(0)} ${(y + s * to).toFixed(0)}`;
  };
  const rays = [-84, -60, -36, -12].map((degrees, n) => ray(degrees, 140, n % 2 ? 250 : 215));
  return `<path fill="none" stroke="${ink.paper}" stroke-width="22" stroke-linecap="round" d="${rays.join('')}"/>`;
}

const layers = {
  1: () => [amber(), catching()],
  2: () => {
    const heads = catching();
    return [
      rect(ink.sand, 0, 0, WIDTH, HEIGHT),
      halftone(
        { x: 0, y: 0, width: WIDTH, height: HEIGHT },
        { ink: '#efe6d2', pitch: 56, cover: (x, y) => glow(x, y) * 1.5 },
      ),
      soles,
      portrait(heads, [-0.575, 1.86, 0], 210, 420, ink.red),
      portrait(heads, [0.65, 1.77, 0], 1400, 830, ink.blue),
    ];
  },
  3: () => [night(), burst([-0.2, 1.76, 0]), printed(punched, closer)],
  4: () => [amber(), printed(leaned, closer)],
} as const;

/** Returns what a frame shows, with its number. */
export const frame = (number: keyof typeof layers): string[] => [
  ...layers[number](),
  step(number, WIDTH - 150, 150, 2.1),
];
