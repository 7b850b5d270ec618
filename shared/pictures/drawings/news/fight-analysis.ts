import { anselmVarga, boxing, seen, tobiasRourke, together } from '../../cast/index.ts';
import {
  arrow,
  camera,
  type Drawing,
  egg,
  type Frame,
  footprint,
  type Group,
  glow,
  HEIGHT,
  halftone,
  ink,
  poses,
  poster,
  print,
  rect,
  step,
  WIDTH,
  within,
} from '../../kit/index.ts';

// Four frames, as a magazine prints a punch: each shows one step of the sequence, and the eye stays
// at Rourke's left, the side that Varga steps to.

const GUTTER = 20;
const FRAME = { width: (WIDTH - GUTTER) / 2, height: (HEIGHT - GUTTER) / 2 };

/** Half as large, and cut off at the edges of its quarter of the sheet. */
function quarter(number: 1 | 2 | 3 | 4, layers: readonly string[]): string {
  const column = (number - 1) % 2;
  const row = Math.floor((number - 1) / 2);
  return (
    `<svg x="${column * (FRAME.width + GUTTER)}" y="${row * (FRAME.height + GUTTER)}" ` +
    `width="${FRAME.width}" height="${FRAME.height}" ` +
    `viewBox="0 0 ${WIDTH} ${((WIDTH * FRAME.height) / FRAME.width).toFixed(0)}">` +
    `${layers.join('')}${step(number, 150, 150, 2.1)}</svg>`
  );
}

const backdrop = (fill: string, dots: string): string =>
  rect(fill, 0, 0, WIDTH, HEIGHT) +
  halftone(
    { x: 0, y: 0, width: WIDTH, height: HEIGHT },
    { ink: dots, pitch: 58, cover: (x, y) => 1.2 - 1.7 * Math.hypot(x - 0.55, y - 0.35) },
  );
const amber = backdrop(ink.amber, '#eebb6c');
const night = backdrop('#22377f', '#2f4a9c');

type Scene = ReturnType<typeof together>;
const printed = (
  { groups, inks }: Scene,
  view: ReturnType<typeof camera>,
  { floor, rim }: { floor?: string; rim?: string } = {},
): string =>
  print(groups, {
    view,
    // The frame is printed at half its size.
    step: 4,
    light: { from: [-1.2, 5.5, 3.6], rim: [0.7, 0.3, -0.6], fill: 0.34 },
    ...(floor && { floor }),
    inks: Object.fromEntries(
      Object.entries({
        ...inks,
        'tobias-rourke.shorts': { tones: ['#a89f8e', '#cfc7b5', ink.paper], levels: [0.12, 0.42] },
        // Darker than his skin, or the edge of the beard reads as a second mouth.
        'tobias-rourke.hair': { tones: ['#3a2112', '#7a4c22', '#a06a34'] },
      }).map(([name, value]) => [name, rim ? { ...value, rim } : value]),
    ),
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

const close = camera({
  eye: [-0.02, 1.8, 4.2],
  at: [-0.04, 1.55, 0],
  view: 28,
  shift: [70, 0],
});

const closer = camera({ eye: [-0.02, 1.75, 4.2], at: [-0.04, 1.48, 0], view: 23, shift: [60, 0] });

const caught = together(
  boxing(
    tobiasRourke,
    {
      ...poses.jab,
      lean: 8,
      chestTurn: -50,
      leftHand: [0.98, 1.5, 0.02],
      rightHand: [0.22, 1.45, -0.16],
      head: { turn: 38, nod: 8 },
    },
    { at: [0.76, 0, -0.1], facing: 180 },
    { mood: 'stern', gaze: [0, 0] },
  ),
  // The palm of his right glove, beside the chin, takes the jab.
  boxing(
    anselmVarga,
    {
      ...poses.guard,
      chestTurn: -30,
      lean: 4,
      rightHand: [0.25, 1.47, -0.12],
      rightPalm: [1, 0, 0.1],
      leftHand: [0.5, 1.2, 0.14],
      leftElbow: [-0.1, -1, 0.1],
      rightElbow: [-0.4, -1, -0.3],
      head: { turn: -26, nod: 2, tilt: 4 },
    },
    { at: [-0.72, 0, -0.02], facing: 352 },
    { mood: 'keen', gaze: [-0.8, 0] },
  ),
);

/** Of the legs alone: the shadow of a whole boxer is as large as the frame. */
const below = ({ groups, inks }: Scene): Scene => ({
  inks,
  groups: groups.map((group) => ({
    ...group,
    solids: group.solids.filter(({ carve, centre }) => carve || centre[1] < 1),
  })),
});
const low = camera({ eye: [0.46, 1.5, 2.2], at: [-0.14, 0.14, 0.12], view: 46 });
const stepped = below(
  together(
    boxing(
      tobiasRourke,
      { ...poses.jab, leftFoot: [0.34, 0.09, 0.1], leftToes: -6 },
      { at: [0.68, 0, -0.34], facing: 180 },
    ),
    boxing(
      anselmVarga,
      {
        ...poses.guard,
        hips: [-0.1, 0.93, 0],
        hipTurn: -20,
        leftFoot: [0.26, 0.09, 0.1],
        rightFoot: [-0.3, 0.12, -0.16],
        leftToes: 0,
        rightToes: -24,
      },
      { at: [-0.04, 0, 0.44], facing: 332 },
    ),
  ),
);

const punched = together(
  boxing(
    tobiasRourke,
    {
      ...poses.jab,
      lean: -2,
      chestTurn: -24,
      leftHand: [0.36, 1.16, 0.26],
      leftElbow: [-0.1, -1, 0.3],
      leftPalm: [0, -0.4, -1],
      rightHand: [0.3, 1.3, -0.2],
      head: { turn: 8, nod: 0, tilt: -4 },
    },
    { at: [0.42, 0, -0.14], facing: 178 },
    { mood: 'strained', gaze: [0.8, 0] },
  ),
  boxing(
    anselmVarga,
    {
      ...poses.cross,
      chestTurn: 34,
      lean: 10,
      rightHand: [0.62, 1.58, -0.09],
      rightElbow: [-0.1, -0.2, -1],
      leftHand: [0.16, 1.3, 0.12],
      head: { turn: -20, nod: 8 },
    },
    { at: [-0.5, 0, 0.06], facing: 354 },
    { mood: 'fierce', gaze: [-0.8, 0] },
  ),
);

const leaned = together(
  boxing(
    tobiasRourke,
    {
      ...poses.guard,
      lean: 4,
      chestTurn: -20,
      leftHand: [0.44, 1.12, 0.42],
      leftElbow: [-0.4, -0.8, 0.6],
      rightHand: [0.4, 1.2, -0.2],
      head: { turn: 10, nod: 18, tilt: 10 },
    },
    { at: [0.36, 0, -0.12], facing: 184 },
    { mood: 'tired' },
  ),
  boxing(
    anselmVarga,
    {
      ...poses.guard,
      hips: [-0.1, 0.9, 0],
      chestTurn: 4,
      lean: 24,
      head: { nod: 30, turn: -10 },
      rightHand: [0.62, 1.22, -0.2],
      rightElbow: [0, -0.2, -1],
      leftHand: [0.5, 1.2, 0.16],
    },
    { at: [-0.26, 0, 0.12], facing: 350 },
    { mood: 'calm' },
  ),
);

export default {
  alt: `Four frames: ${seen(anselmVarga)} catches the jab of ${seen(tobiasRourke)}, steps outside his foot, lands a short right and leans on him.`,
  svg: poster({
    background: ink.black,
    layers: [
      quarter(1, [amber, printed({ ...caught, groups: opened(caught.groups) }, close)]),
      quarter(2, [
        rect(ink.sand, 0, 0, WIDTH, HEIGHT),
        halftone(
          { x: 0, y: 0, width: WIDTH, height: HEIGHT },
          { ink: '#efe6d2', pitch: 56, cover: (x, y) => glow(x, y) * 1.5 },
        ),
        // The shadow lies below what is inked on the floor.
        printed(stepped, low, { floor: '#bfae8c' }),
        footprint(low, [-0.84, 0, -0.06], 0, 1.3, ink.blue),
        footprint(low, [-1.14, 0, 0.2], -30, 1.3, ink.blue),
        printed(stepped, low),
        // Over the leg: an arrow that passes behind it seems to end at the wrong foot.
        arrow(
          low,
          [
            [-0.64, 0, -0.06],
            [-0.3, 0, -0.08],
            [-0.02, 0, 0.2],
          ],
          { width: 40, edge: ink.paper },
        ),
        arrow(
          low,
          [
            [-1.06, 0, 0.36],
            [-0.92, 0, 0.84],
            [-0.46, 0, 0.8],
          ],
          { width: 40, edge: ink.paper },
        ),
      ]),
      quarter(3, [night, printed(punched, closer, { rim: '#ffd9a0' })]),
      quarter(4, [amber, printed(leaned, closer)]),
    ],
  }),
} satisfies Drawing;
