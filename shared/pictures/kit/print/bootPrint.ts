import { type Camera, project } from '../geometry/camera.ts';
import type { Vec } from '../geometry/vector.ts';
import { ink } from './palette.ts';

/** How far forwards of the boot's middle, and where its left and its right edge are there, in metres. */
type Edge = readonly [forward: number, left: number, right: number];

// Of a left boot, whose great toe is at its right.
const BALL: readonly Edge[] = [
  [-0.012, 0.014, -0.008],
  [-0.004, 0.03, -0.024],
  [0.03, 0.041, -0.034],
  [0.065, 0.046, -0.041],
  [0.095, 0.044, -0.044],
  [0.12, 0.034, -0.043],
  [0.14, 0.016, -0.036],
  [0.149, -0.004, -0.024],
];
const HEEL: readonly Edge[] = [
  [-0.142, 0.01, -0.01],
  [-0.132, 0.022, -0.021],
  [-0.105, 0.032, -0.031],
  [-0.075, 0.033, -0.031],
  [-0.046, 0.027, -0.025],
];
/** The grooves across the ball of the foot. */
const GROOVES = [0.033, 0.068, 0.103];
const GROOVE = 0.009;

/** The edges at a place between those of a table. */
function edgeAt(table: readonly Edge[], forward: number): Edge {
  const next = Math.max(
    1,
    table.findIndex(([at]) => at >= forward),
  );
  const [before, after] = [table[next - 1], table[next]];
  if (!before || !after) return table[0] as Edge;
  const part = (forward - before[0]) / (after[0] - before[0]);
  return [
    forward,
    before[1] + (after[1] - before[1]) * part,
    before[2] + (after[2] - before[2]) * part,
  ];
}

/** The part of a sole between two places, as points forwards and to the left. */
function piece(table: readonly Edge[], from: number, to: number): [number, number][] {
  const within = table.filter(([at]) => at > from && at < to);
  const edges = [edgeAt(table, from), ...within, edgeAt(table, to)];
  return [
    ...edges.map(([at, left]): [number, number] => [at, left]),
    ...edges.reverse().map(([at, , right]): [number, number] => [at, right]),
  ];
}

const ends = (table: readonly Edge[]): [number, number] => [
  table[0]?.[0] ?? 0,
  table.at(-1)?.[0] ?? 0,
];

/**
 * The print of a boot's sole on the canvas: the ball of the foot with its tread, and the heel. Its
 * toes point `turn` degrees from screen right, towards the viewer. `ghost` is a dashed outline, for
 * where a boot is going.
 */
export function bootPrint(
  view: Camera,
  at: Vec,
  turn: number,
  {
    side = 'left' as 'left' | 'right',
    size = 1,
    fill = ink.red as string,
    ghost = false,
    edge = undefined as string | undefined,
  } = {},
): string {
  const angle = (turn * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle) * size, Math.sin(angle) * size];
  const mirror = side === 'left' ? 1 : -1;
  const path = (points: readonly (readonly [number, number])[]) =>
    `M${points
      .map(([forward, left]) => {
        const { x, y } = project(view, [
          at[0] + forward * cosine + left * mirror * sine,
          0,
          at[2] + forward * sine - left * mirror * cosine,
        ]);
        return `${x.toFixed(0)} ${y.toFixed(0)}`;
      })
      .join('L')}Z`;

  const whole = path(piece(BALL, ...ends(BALL))) + path(piece(HEEL, ...ends(HEEL)));
  if (ghost)
    return `<path fill="none" stroke="${fill}" stroke-width="8" stroke-linejoin="round" stroke-dasharray="20 12" d="${whole}"/>`;

  const [toe, tip] = ends(BALL);
  const cuts = [toe, ...GROOVES.flatMap((groove) => [groove, groove + GROOVE]), tip];
  const treads = [0, 2, 4, 6].map((n) => path(piece(BALL, cuts[n] ?? 0, cuts[n + 1] ?? 0)));
  const outline = edge
    ? `<path fill="${edge}" stroke="${edge}" stroke-width="16" stroke-linejoin="round" d="${whole}"/>`
    : '';
  return `${outline}<path fill="${fill}" stroke="${fill}" stroke-width="3" stroke-linejoin="round" d="${treads.join('')}${path(piece(HEEL, ...ends(HEEL)))}"/>`;
}
