import { layers, VENTS } from '../../kit/gear/gloves/cut/layers.ts';
import {
  GROUND,
  LINING,
  line,
  out,
  outside,
  type Spot,
  thick,
} from '../../kit/gear/gloves/cut/section.ts';
import { wrappedHand } from '../../kit/gear/gloves/cut/wrappedHand.ts';
import { type Drawing, disc, ink, poster, rect, shape, step } from '../../kit/index.ts';

const SHADOW = '#2a419f';

/** The whole glove on the picture. */
const TIMES = 1.16;
const LEFT = -134;
const TOP = -88;
const placed = ([x, y]: Spot): Spot => [x * TIMES + LEFT, y * TIMES + TOP];
const drawn = `<g transform="translate(${LEFT} ${TOP}) scale(${TIMES})">`;

/** A circle of the glove, enlarged into a lens. */
const OF: Spot = [742, 318];
const LENS = { x: 1266, y: 420, r: 312, times: 2.3 };
const SMALL = { x: 560, y: 862, r: 114 };
const ring = (x: number, y: number, r: number, width: number) =>
  `<circle fill="none" stroke="${ink.paper}" stroke-width="${width}" cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r}"/>`;
const KNUCKLE = 7.7;
const layer = (part: number): Spot => {
  const [x, y] = out(KNUCKLE, LINING + thick(KNUCKLE) * part);
  return [LENS.x + (x - OF[0]) * LENS.times, LENS.y + (y - OF[1]) * LENS.times];
};
/** Straight lines, in paper. */
const sight = (...lines: readonly (readonly [Spot, Spot])[]) =>
  `<path fill="none" stroke="${ink.paper}" stroke-width="6" d="${lines.map((ends) => `M${ends.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}`).join('')}"/>`;

const spot = placed(OF);
const RING = 132;
const [upper, lower] = [placed(out(1.9, LINING + 14)), placed(out(18.1, LINING + 14))];
const cuff: Spot = [(upper[0] + lower[0]) / 2, (upper[1] + lower[1]) / 2];
const vents = [placed(out(VENTS[0] ?? 0, outside(14))), placed(out(VENTS[2] ?? 0, outside(15)))];

/** The palm's leather from below, with its six eyelets. */
const palm =
  disc('#20242f', SMALL.x, SMALL.y, SMALL.r) +
  [-1, 0, 1]
    .flatMap((across) =>
      [-1, 1].map((down) => {
        const [x, y] = [SMALL.x + across * 62, SMALL.y + down * 34];
        return disc('#5a2f14', x, y, 26) + disc(ink.amber, x, y, 23) + disc('#05060a', x, y, 12);
      }),
    )
    .join('');

/** Squares of two centimetres. */
const SQUARE = 2 * 26 * TIMES;
const mat =
  rect(GROUND, 0, 0, 1600, 1000) +
  `<path fill="none" stroke="#5873da" stroke-width="3" d="${Array.from({ length: 31 }, (_, n) => `M${n * SQUARE + 20} 0V1000`).join('')}${Array.from({ length: 20 }, (_, n) => `M0 ${n * SQUARE + 6}H1600`).join('')}"/>`;
const whole = wrappedHand + layers;

const BLADE = 'M-38 -22L-150 -22L-292 24Q-200 32 -38 26Z';
const knife = [
  '<g transform="translate(1218 872) rotate(-7)">',
  `<g transform="translate(8 22)"><path fill="${SHADOW}" d="${BLADE}"/><rect fill="${SHADOW}" x="-40" y="-30" width="330" height="60" rx="28"/></g>`,
  `<path fill="#8d97ac" d="${BLADE}"/><path fill="#cfd4de" d="M-38 4L-214 -1L-292 24Q-200 32 -38 26Z"/><path fill="${ink.paper}" d="M-38 18L-292 24Q-200 32 -38 26Z"/>`,
  `<rect fill="${ink.darkLeather}" x="-8" y="-30" width="300" height="60" rx="28"/><rect fill="${ink.leather}" x="-8" y="-30" width="300" height="50" rx="25"/><rect fill="#a9653c" x="20" y="-24" width="240" height="14" rx="7"/>`,
  `<rect fill="#b5752c" x="-44" y="-32" width="52" height="64" rx="6"/><rect fill="${ink.amber}" x="-44" y="-32" width="52" height="44" rx="6"/>`,
  ...[70, 150, 230].map((x) => disc('#5a2f14', x, 2, 12) + disc(ink.amber, x, 1, 9)),
  '</g>',
].join('');

export default {
  alt: 'A black glove cut open: a wrapped hand inside; a lens shows three layers of foam; numbers mark them, the cuff and the vents.',
  svg: poster({
    background: GROUND,
    layers: [
      mat,
      knife,
      `${drawn}${shape(SHADOW, [[90, 450], ...line(outside).map(([x, y]): Spot => [x + 14, y + 28]), [90, 660]])}</g>`,
      `${drawn}${whole}</g>`,
      sight(
        [
          [spot[0] + 52, spot[1] - 121],
          [LENS.x - 150, LENS.y - 268],
        ],
        [
          [spot[0] + 52, spot[1] + 121],
          [LENS.x - 150, LENS.y + 268],
        ],
        [vents[1] ?? spot, [SMALL.x - 100, SMALL.y - 54]],
        [vents[0] ?? spot, [SMALL.x + 100, SMALL.y - 54]],
      ),
      ring(...spot, RING, 7),
      disc(GROUND, LENS.x, LENS.y, LENS.r),
      `<clipPath id="lens"><circle cx="${LENS.x}" cy="${LENS.y}" r="${LENS.r}"/></clipPath><g clip-path="url(#lens)"><g transform="translate(${LENS.x} ${LENS.y}) scale(${LENS.times}) translate(${-OF[0]} ${-OF[1]})">${whole}</g></g>`,
      ring(LENS.x, LENS.y, LENS.r, 14),
      palm,
      ring(SMALL.x, SMALL.y, SMALL.r, 10),
      step(1, ...layer(0.12), 0.86),
      step(2, ...layer(0.47), 0.86),
      step(3, ...layer(0.85), 0.86),
      `<path fill="none" stroke="${ink.red}" stroke-width="9" stroke-linecap="round" d="M${upper.join(' ')}L${lower.join(' ')}"/>`,
      disc(ink.red, ...upper, 13),
      disc(ink.red, ...lower, 13),
      step(4, ...cuff),
      step(5, SMALL.x - 164, SMALL.y + 14),
    ],
  }),
} satisfies Drawing;
