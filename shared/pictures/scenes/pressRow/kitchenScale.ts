import {
  along,
  block,
  disc,
  dressed,
  drum,
  type Group,
  gloveAt,
  ink,
  project,
  type Vec,
} from '../../kit/index.ts';
import { TABLE_HEIGHT, view } from './setting.ts';

/** A place in metres from the middle of the scale's foot: to the right, up, towards the viewer. */
const onScale = (right: number, up: number, near: number): Vec => [
  right,
  TABLE_HEIGHT + up,
  0.4 + near,
];

export const kitchenScale: Group = {
  material: 'scale',
  solids: [
    block(along(onScale(0, 0.058, 0), [0, 1, 0], [0, 0, 1]), [0.07, 0.058, 0.1], { round: 0.02 }),
    drum(onScale(0, 0.1, 0), onScale(0, 0.135, 0), [0.03, 0.03], { round: 0.004, blend: 0.004 }),
    drum(onScale(0, 0.135, 0), onScale(0, 0.148, 0), [0.15, 0.16], { round: 0.006, blend: 0.004 }),
  ],
};

/** The glove on the scale. Its materials begin with `weighed`: another writer wears blue ones. */
export const weighedGlove = dressed(
  gloveAt(along(onScale(-0.11, 0.215, 0.02), [1, 0, 0.1], [0, 0.3, 0.9]), 1.05),
  'weighed',
);

const MARKS = 8;

/** The face of the scale, with its marks and its hand, drawn over the print. */
export function dial(): string {
  const { x, y, metre } = project(view, onScale(0, 0.06, 0.07));

  const marks = Array.from({ length: MARKS }, (_, n) => {
    const angle = (n / MARKS) * 2 * Math.PI;
    const [right, down] = [Math.cos(angle) * metre, Math.sin(angle) * metre];
    const from = `${x + 0.033 * right} ${y + 0.033 * down}`;
    const to = `${x + 0.04 * right} ${y + 0.04 * down}`;
    return `<path stroke="${ink.slate}" stroke-width="3" d="M${from}L${to}"/>`;
  });
  const tip = `${0.02 * metre} ${-0.024 * metre}`;

  return [
    disc(ink.paper, x, y, 0.044 * metre),
    ...marks,
    `<path stroke="${ink.red}" stroke-width="5" stroke-linecap="round" d="M${x} ${y}l${tip}"/>`,
    disc(ink.red, x, y, 6),
  ].join('');
}
