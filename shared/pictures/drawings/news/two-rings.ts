import { boxing, isaacBellweather, mateoQuillan, together } from '../../cast/index.ts';
import {
  camera,
  type Drawing,
  ink,
  poses,
  poster,
  print,
  rect,
  shape,
  type Vec,
} from '../../kit/index.ts';

const METRES = 0.3048;
const APRON = 2;
const LEFT = { x: -11.9, size: 20 };
const RIGHT = { x: 12.9, size: 18 };

// The camera hangs so high above the rings that it sees everybody from straight above. It sees
// 50 feet across, and the middle of a ring is in the middle of the picture.
const HIGH = 13;
const view = camera({
  eye: [0, HIGH, 0.001],
  at: [0, 0, 0],
  view: (2 * Math.atan((25 * METRES) / HIGH) * 180) / Math.PI,
});
const FOOT = 32;
const px = (x: number) => 800 + x * FOOT;
const py = (y: number) => 470 + y * FOOT;

/** A square in feet around a ring's middle. */
const square = (fill: string, x: number, size: number) =>
  rect(fill, px(x - size / 2), py(-size / 2), size * FOOT, size * FOOT);
const outline = (stroke: string, width: number, x: number, size: number, more = '') =>
  `<rect fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" ${more} x="${px(x - size / 2)}" y="${py(-size / 2)}" width="${size * FOOT}" height="${size * FOOT}"/>`;

/** A pad in a corner, across it, on its post. */
function corner(
  x: number,
  size: number,
  right: 1 | -1,
  down: 1 | -1,
  [dark, pad]: [string, string],
) {
  const [cx, cy] = [px(x + (right * size) / 2), py((down * size) / 2)];
  const at = (a: number, b: number) => [cx - right * a, cy - down * b] as const;
  return (
    `<circle fill="${ink.black}" cx="${cx + right * 10}" cy="${cy + down * 10}" r="15"/>` +
    shape(dark, [at(-12, 30), at(-2, 44), at(44, -2), at(30, -12)]) +
    shape(pad, [at(-2, 44), at(4, 46), at(46, 4), at(44, -2), at(30, -12), at(-12, 30)]) +
    shape(dark, [at(-12, 30), at(-4, 32), at(32, -4), at(30, -12)])
  );
}

function ring({ x, size }: typeof LEFT): string {
  const feet = Array.from({ length: size + 1 }, (_, n) => n - size / 2);
  const edge = size / 2;
  const grid = feet
    .map((n) => `M${px(x + n)} ${py(-edge)}V${py(edge)}M${px(x - edge)} ${py(n)}H${px(x + edge)}`)
    .join('');
  const [from, top] = [px(x - edge), 922];
  const measure = Array.from({ length: size }, (_, n) =>
    rect(n % 2 ? ink.paper : ink.red, from + n * FOOT, top, FOOT, 26),
  ).join('');
  return [
    `<rect fill="#0a0f20" x="${px(x - edge - APRON) + 14}" y="${py(-edge - APRON) + 18}" width="${(size + 2 * APRON) * FOOT}" height="${(size + 2 * APRON) * FOOT}" rx="8"/>`,
    `<rect fill="${ink.deepBlue}" x="${px(x - edge - APRON)}" y="${py(-edge - APRON)}" width="${(size + 2 * APRON) * FOOT}" height="${(size + 2 * APRON) * FOOT}" rx="8"/>`,
    outline('#3a5ce8', 6, x, size + 2 * APRON - 0.5),
    size < LEFT.size ? lost(x) : '',
    square('#d9ccae', x, size),
    `<path fill="none" stroke="#c6b792" stroke-width="3" d="${grid}"/>`,
    `<circle fill="none" stroke="#b98a45" stroke-width="12" cx="${px(x)}" cy="${py(0)}" r="${3.2 * FOOT}"/>`,
    rect(ink.black, from - 4, top - 4, size * FOOT + 8, 34),
    measure,
  ].join('');
}

/** What a smaller ring takes away, hatched. */
function lost(x: number): string {
  const lines = Array.from({ length: 62 }, (_, n) => {
    const from = px(x - 10) - 640 + n * 21;
    return `M${from} ${py(10)}l640 -640`;
  }).join('');
  return [
    '<clipPath id="lost">',
    square(ink.black, x, LEFT.size),
    `</clipPath>${square(ink.deepRed, x, LEFT.size)}<path clip-path="url(#lost)" fill="none" stroke="${ink.red}" stroke-width="8" d="${lines}"/>`,
    outline(ink.paper, 5, x, LEFT.size, 'stroke-dasharray="16 12"'),
  ].join('');
}

/** Ropes lie above each other, seen from here. */
function fence({ x, size }: typeof LEFT): string {
  return [
    `<g transform="translate(7 9)" opacity="0.35">${outline(ink.darkLeather, 9, x, size)}</g>`,
    outline(ink.slate, 17, x, size),
    outline('#b8ad96', 12, x, size),
    outline(ink.paper, 6, x, size),
    corner(x, size, -1, 1, [ink.deepRed, ink.red]),
    corner(x, size, 1, -1, [ink.nightBlue, ink.blue]),
    corner(x, size, -1, -1, [ink.stone, ink.paper]),
    corner(x, size, 1, 1, [ink.stone, ink.paper]),
  ].join('');
}

const place = (x: number, y: number): Vec => [x * METRES, 0, y * METRES];
const { groups, inks } = together(
  boxing(
    mateoQuillan,
    { ...poses.jab, leftHand: [0.86, 1.45, 0.05], head: { nod: 4 } },
    { at: place(-2.1, 0.35), facing: 6 },
  ),
  boxing(
    isaacBellweather,
    {
      ...poses.guard,
      lean: -4,
      leftHand: [0.5, 1.4, 0.2],
      rightHand: [0.3, 1.4, -0.16],
      head: { nod: 0 },
    },
    { at: place(1.9, -0.35), facing: 186 },
  ),
);
const boxers = print(groups, {
  view,
  light: { from: [-4, 12, -3], fill: 0.4, fillFrom: [0, 1, 0.3] },
  floor: '#a8946a',
  inks,
  // They are small.
  step: 1,
});
const boxersIn = ({ x }: typeof LEFT) =>
  `<g transform="translate(${px(x) - 800} ${py(0) - 500})">${boxers}</g>`;

export default {
  alt: 'Two rings from above, to scale, the same two boxers in each: red marks what the smaller one takes away.',
  svg: poster({
    background: ink.slate,
    layers: [ring(LEFT), ring(RIGHT), boxersIn(LEFT), boxersIn(RIGHT), fence(LEFT), fence(RIGHT)],
  }),
} satisfies Drawing;
