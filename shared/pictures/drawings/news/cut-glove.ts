import {
  type Drawing,
  disc,
  ink,
  poster,
  rect,
  seeded,
  shape,
  step,
  type Vec,
} from '../../kit/index.ts';

// A glove cut through along the middle finger: the hand is whole, in its wraps, seen from the side
// of the little finger. The glove is written 26 units to the centimetre.
type Spot = readonly [number, number];

const GROUND = '#4763cf';
const SHADOW = '#2a419f';

/**
 * Where the lining touches the wraps, from the cuff's mouth along the back of the hand, around the
 * fist and back below the wrist. The third number is how thick the foam is there.
 */
const INSIDE: readonly (readonly [number, number, number])[] = [
  [176, 408, 30],
  [250, 424, 30],
  [330, 440, 30],
  [395, 444, 32],
  [470, 428, 58],
  [555, 404, 96],
  [625, 390, 134],
  [680, 392, 160],
  [728, 416, 172],
  [756, 462, 168],
  [762, 520, 150],
  [744, 576, 122],
  [700, 614, 88],
  [640, 624, 56],
  [570, 622, 36],
  [500, 618, 34],
  [440, 600, 34],
  [395, 586, 30],
  [330, 590, 30],
  [250, 604, 30],
  [176, 618, 30],
];

/** A smooth line through numbers, `t` from 0 to the last. */
function through(values: readonly number[], t: number): number {
  const n = Math.min(values.length - 2, Math.floor(t));
  const u = t - n;
  const b = values[n] ?? 0;
  const c = values[n + 1] ?? 0;
  const a = values[n - 1] ?? 2 * b - c;
  const d = values[n + 2] ?? 2 * c - b;
  return b + 0.5 * u * (c - a + u * (2 * a - 5 * b + 4 * c - d + u * (3 * (b - c) + d - a)));
}

const END = INSIDE.length - 1;
const [xs, ys, foam] = [0, 1, 2].map((n) => INSIDE.map((spot) => spot[n] ?? 0)) as [
  number[],
  number[],
  number[],
];
/** How thick the foam is at `t`. */
const thick = (t: number) => through(foam, t);

/** A place so many pixels outside of the lining. */
function out(t: number, by: number): Spot {
  const [x, y] = [through(xs, t), through(ys, t)];
  const [dx, dy] = [
    through(xs, Math.min(END, t + 0.1)) - through(xs, Math.max(0, t - 0.1)),
    through(ys, Math.min(END, t + 0.1)) - through(ys, Math.max(0, t - 0.1)),
  ];
  const long = Math.hypot(dx, dy);
  return [x + (dy / long) * by, y - (dx / long) * by];
}
const line = (by: (t: number) => number, from = 0, to = END): Spot[] =>
  Array.from({ length: 161 }, (_, n) => {
    const t = from + ((to - from) * n) / 160;
    return out(t, by(t));
  });

const LINING = 9;
const LEATHER = 13;
/** The firm sheet lies on the back of the hand and over the knuckles, and ends at the fingertips. */
const [SHEET_FROM, SHEET_TO] = [4.1, 12.9];
const within = (t: number, ease: number) =>
  Math.max(0, Math.min(1, (t - SHEET_FROM) / ease, (SHEET_TO - t) / ease));
const firm = (t: number) => LINING + within(t, 0.5) * thick(t) * 0.24;
const middle = (t: number) => LINING + within(t, 0.8) * thick(t) * 0.7;
const band = (
  fill: string,
  low: (t: number) => number,
  high: (t: number) => number,
  from = 0,
  to = END,
) => shape(fill, [...line(high, from, to), ...line(low, from, to).toReversed()]);

/** Bubbles of a foam, between two lines. They never touch. */
function bubbles(
  fill: string,
  [seed, count, size]: Vec,
  low: (t: number) => number,
  high: (t: number) => number,
): string {
  const random = seeded(seed);
  const placed: [x: number, y: number, r: number][] = [];
  for (let n = 0; n < count; n++) {
    const t = SHEET_FROM + 0.4 + random() * (SHEET_TO - SHEET_FROM - 0.9);
    const r = size * (0.5 + random() * 0.6);
    const [from, to] = [low(t) + r + 3, high(t) - r - 3];
    const [x, y] = out(t, from + (to - from) * random());
    if (to > from && placed.every(([a, b, c]) => Math.hypot(x - a, y - b) > r + c + 4))
      placed.push([x, y, r]);
  }
  return placed
    .map(([x, y, r]) => disc(fill, Math.round(x), Math.round(y), Number(r.toFixed(1))))
    .join('');
}

const soft = (t: number) => LINING + thick(t);
const outside = (t: number) => soft(t) + LEATHER;
/** The stiff board in a wall of the cuff. */
const board = (from: number, to: number) =>
  band(
    ink.leather,
    () => LINING + 5,
    () => LINING + 24,
    from,
    to,
  ) +
  band(
    '#b06a3f',
    () => LINING + 17,
    () => LINING + 21,
    from,
    to,
  );

const CAVITY = line(() => 0);
/** The palm has two rows of three eyelets; the cut went through one of them. */
const VENTS = [13.75, 14.5, 15.25];
const vent = (t: number) => {
  const wall = (half: number, low: number, high: number, fill: string) =>
    band(
      fill,
      () => low,
      () => high,
      t - half,
      t + half,
    );
  const end = outside(t);
  return [
    wall(0.15, -3, LINING, ink.amber),
    wall(0.15, end - 9, end + 5, ink.amber),
    wall(0.1, -3, end + 5, '#b5752c'),
    wall(0.06, -4, end + 6, GROUND),
  ].join('');
};
const bead = (t: number, by: number, r: number) => {
  const [x, y] = out(t, by);
  return (
    disc('#5a2f14', x, y, r) +
    disc(ink.amber, x, y, r - 4) +
    disc('#f3cd8a', x - r / 4, y - r / 4, r / 4)
  );
};
/** Laces that cross below the wrist, seen from the side. */
const laces = [17.3, 17.95, 18.6, 19.25, 19.8]
  .map((t) => {
    const [x, y] = out(t, outside(t) + 5);
    return `<ellipse fill="#8d8f98" cx="${x.toFixed(0)}" cy="${(y + 2).toFixed(0)}" rx="19" ry="12"/><ellipse fill="${ink.paper}" cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="17" ry="9"/>`;
  })
  .join('');

const wrapLine = (d: string, width = 5) =>
  `<path fill="none" stroke="#a8997a" stroke-width="${width}" d="${d}"/>`;
const hand = [
  shape(ink.leather, [[60, 420], ...CAVITY, [60, 622]]),
  shape('#a9653c', [[60, 430], ...CAVITY.slice(0, 30), [420, 470], [200, 470], [60, 500]]),
  '<clipPath id="cavity">',
  shape(ink.black, [[60, 420], ...CAVITY, [60, 622]]),
  '</clipPath><g clip-path="url(#cavity)">',
  // From below the wrist to past the knuckles.
  '<path fill="#e6dcc6" d="M150 380L120 640H640Q700 600 706 520Q720 450 780 420L700 360Z"/>',
  '<path fill="#cfc2a3" d="M132 560L120 640H640Q690 605 702 540Q560 590 420 556Q270 540 132 560Z"/>',
  ...Array.from({ length: 6 }, (_, n) =>
    wrapLine(`M${205 + n * 46} 380Q${222 + n * 46} 520 ${176 + n * 46} 640`),
  ),
  wrapLine('M470 400Q540 500 486 650'),
  wrapLine('M470 400Q600 440 640 640'),
  wrapLine('M540 380Q640 430 690 570'),
  wrapLine('M620 370Q690 430 706 520'),
  wrapLine('M440 600Q560 520 640 380'),
  // The little finger is bent into the palm.
  ...[
    [ink.darkLeather, 8],
    ['#a9653c', 0],
  ].map(
    ([stroke, more]) =>
      `<path fill="none" stroke="${stroke}" stroke-linecap="round" stroke-width="${46 + Number(more)}" d="M738 556L650 590"/><path fill="none" stroke="${stroke}" stroke-linecap="round" stroke-width="${56 + Number(more)}" d="M724 452L742 540"/>`,
  ),
  `<path fill="none" stroke="${ink.darkLeather}" stroke-width="6" stroke-linecap="round" d="M700 566L732 544M704 592L698 578"/>`,
  // The last turn of the wrap crosses the knuckles.
  '<path fill="#e6dcc6" d="M640 380L760 360L752 452Q720 462 690 462Z"/>',
  wrapLine('M690 462Q722 462 756 450'),
  wrapLine('M690 380Q716 420 712 462'),
  '</g>',
].join('');

const glove = [
  band(
    '#05060a',
    () => -2,
    (t) => outside(t) + 2,
  ),
  band('#20242f', soft, (t) => outside(t) - 2),
  band(
    '#5d6478',
    (t) => outside(t) - 7,
    (t) => outside(t) - 7 + Math.min(4, (10.6 - t) * 2),
    0.2,
    10.6,
  ),
  band('#f4e2b8', () => 0, soft),
  band('#e0a24a', () => 0, middle),
  band(ink.leather, () => 0, firm),
  bubbles('#dcc48c', [5, 1400, 4.2], middle, soft),
  bubbles('#b5752c', [9, 1400, 7], firm, middle),
  band(
    '#6d3a20',
    (t) => LINING + (firm(t) - LINING) * 0.3,
    (t) => LINING + (firm(t) - LINING) * 0.42,
    4.6,
    12.5,
  ),
  band(
    '#6d3a20',
    (t) => LINING + (firm(t) - LINING) * 0.62,
    (t) => LINING + (firm(t) - LINING) * 0.74,
    4.6,
    12.5,
  ),
  band(
    ink.deepRed,
    () => -3,
    () => LINING,
  ),
  board(0.35, 3.6),
  board(16.6, 19.65),
  ...VENTS.map(vent),
  // Piping: at the mouth, and where the cuff is sewn to the hand.
  bead(0.04, 24, 29),
  bead(END - 0.04, 24, 29),
  bead(3.75, outside(3.75), 17),
  bead(16.3, outside(16.3), 17),
  laces,
].join('');

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
const whole = hand + glove;

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
