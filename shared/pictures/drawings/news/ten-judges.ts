import { type Drawing, disc, halftone, ink, poster, rect, step } from '../../kit/index.ts';

type Judge = {
  skin: string;
  shade: string;
  hair: string;
  jacket: string;
  lapel: string;
  tie: string;
  /** Long hair frames the face. */
  hairdo: 'short' | 'long' | 'bald' | 'bun';
  glasses?: boolean;
  isStruck?: boolean;
};

const SKINS = {
  pale: { skin: '#f0cda4', shade: '#d9a877' },
  olive: { skin: '#d9a46e', shade: '#b37848' },
  brown: { skin: '#b0713f', shade: '#8a4b2a' },
  deep: { skin: '#7d4a2c', shade: '#5c2f1e' },
};
const SUITS = {
  navy: { jacket: ink.navy, lapel: ink.slate },
  grey: { jacket: '#5b6580', lapel: '#7b86a3' },
  brown: { jacket: ink.darkLeather, lapel: '#6d3a20' },
  black: { jacket: '#1a1d26', lapel: '#343a4a' },
};
const DARK = '#151420';
const BROWN = '#4a2618';
const GREY = '#b4afa6';
const FAIR = '#c99a52';

const meridian: readonly Judge[] = [
  { ...SKINS.pale, ...SUITS.navy, hair: GREY, hairdo: 'short', tie: ink.red, glasses: true },
  { ...SKINS.deep, ...SUITS.grey, hair: DARK, hairdo: 'bun', tie: ink.amber },
  { ...SKINS.olive, ...SUITS.black, hair: DARK, hairdo: 'short', tie: ink.blue, isStruck: true },
  { ...SKINS.pale, ...SUITS.brown, hair: FAIR, hairdo: 'long', tie: ink.amber },
  { ...SKINS.brown, ...SUITS.navy, hair: DARK, hairdo: 'bald', tie: ink.amber, isStruck: true },
];
const continental: readonly Judge[] = [
  { ...SKINS.brown, ...SUITS.grey, hair: DARK, hairdo: 'long', tie: ink.red, isStruck: true },
  { ...SKINS.pale, ...SUITS.black, hair: BROWN, hairdo: 'short', tie: ink.amber },
  { ...SKINS.deep, ...SUITS.brown, hair: GREY, hairdo: 'short', tie: ink.blue, glasses: true },
  { ...SKINS.olive, ...SUITS.navy, hair: BROWN, hairdo: 'bun', tie: ink.red, isStruck: true },
  { ...SKINS.pale, ...SUITS.grey, hair: GREY, hairdo: 'bald', tie: ink.red },
];

/** In the order of their seats: left of the ring, below it and right of it. */
const chosen = [meridian[1], continental[2], meridian[3]];

const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;
const line = (stroke: string, width: number, d: string) =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

/** Head and shoulders; the chin is at the middle. */
function bust({ skin, shade, hair, jacket, lapel, tie, hairdo, glasses }: Judge): string {
  return [
    hairdo === 'long'
      ? path(hair, 'M-48 -58C-50 -118 50 -118 48 -58C50 -26 58 4 50 70H-50C-58 4 -50 -26 -48 -58Z')
      : '',
    hairdo === 'bun' ? disc(hair, 0, -116, 20) : '',
    path(jacket, 'M-76 134V110C-78 50 -62 30 -20 20H20C62 30 78 50 76 110V134Z'),
    path(shade, 'M-19 -16H19V26L0 48L-19 26Z'),
    path(ink.paper, 'M-20 18L0 46L20 18L28 40L12 134H-12L-28 40Z'),
    path(tie, 'M-8 48H8L5 60L13 134H-13L-5 60Z'),
    path(
      lapel,
      'M-21 18L-34 34L-40 56L-28 60L-8 134H-20L-52 60L-46 30ZM21 18L34 34L40 56L28 60L8 134H20L52 60L46 30Z',
    ),
    path(skin, 'M-37 -66C-37 -108 37 -108 37 -66C38 -34 26 2 0 4C-26 2 -38 -34 -37 -66Z'),
    path(shade, 'M10 -100C30 -96 37 -84 37 -66C38 -34 26 2 0 4C20 -10 24 -44 10 -100Z'),
    disc(skin, -38, -50, 9),
    disc(shade, 38, -50, 9),
    hairdo === 'bald'
      ? path(
          hair,
          'M-40 -52C-44 -80 -38 -90 -30 -94C-32 -80 -34 -66 -36 -52ZM40 -52C44 -80 38 -90 30 -94C32 -80 34 -66 36 -52Z',
        )
      : path(
          hair,
          'M-41 -54C-48 -122 48 -122 41 -54C36 -62 36 -74 30 -82C10 -76 -12 -80 -26 -86C-34 -78 -36 -64 -41 -54Z',
        ),
    line(DARK, 5, 'M-22 -64Q-15 -69 -8 -65M8 -65Q15 -69 22 -64'),
    disc(DARK, -15, -52, 4.5),
    disc(DARK, 15, -52, 4.5),
    line(
      shade === SKINS.deep.shade ? '#3f1f14' : '#8a4b2a',
      4,
      'M1 -50L4 -34L-4 -33M-11 -18Q0 -14 11 -18',
    ),
    glasses
      ? line(
          ink.black,
          4,
          'M-28 -52a13 12 0 1 0 26 0a13 12 0 1 0 -26 0M2 -52a13 12 0 1 0 26 0a13 12 0 1 0 -26 0M-2 -54H2',
        )
      : '',
  ].join('');
}

const STEP = 172;
const FIRST = 140;
/** A body's list: each judge on a card. Those chosen have a frame. */
function list(
  judges: readonly Judge[],
  y: number,
  [card, dark]: readonly [string, string],
): string {
  return judges
    .map((judge, n) => {
      const box = 'x="-78" y="-206" width="156" height="412" rx="10"';
      const clip = `list${y}-${n}`;
      const strokes = 'M-56 -170L56 170M56 -170L-56 170';
      return [
        `<g transform="translate(${FIRST + n * STEP} ${y})">`,
        `<rect fill="${judge.isStruck ? dark : card}" ${box}/>`,
        `<clipPath id="${clip}"><rect ${box}/></clipPath><g clip-path="url(#${clip})"${judge.isStruck ? ' opacity="0.6"' : ''}><g transform="translate(0 30) scale(1.5)">${bust(judge)}</g></g>`,
        judge.isStruck ? line(ink.paper, 26, strokes) + line(ink.red, 16, strokes) : '',
        judge.isStruck ? step(2, 0, 0, 0.8) : '',
        chosen.includes(judge)
          ? `<rect fill="none" stroke="${ink.paper}" stroke-width="12" ${box}/>`
          : '',
        '</g>',
      ].join('');
    })
    .join('');
}

const RING = { x: 1270, y: 462, half: 152 };
/** A judge at a ring's side from above, a table before him, looking up the picture. */
function seated({ skin, hair, jacket, lapel, hairdo }: Judge, turn: number): string {
  return [
    `<g transform="translate(${RING.x} ${RING.y}) rotate(${turn}) translate(0 ${RING.half + 40})">`,
    rect('#0a0f20', -60, 14, 128, 44),
    rect('#6d3a20', -66, 6, 132, 44),
    rect('#8a4b2a', -66, 6, 132, 34),
    `<g transform="rotate(-8)">${rect(ink.paper, -18, 10, 36, 24)}</g>`,
    path(
      jacket,
      'M-62 92C-62 66 -40 60 0 60C40 60 62 66 62 92C60 108 34 112 0 112C-34 112 -60 108 -62 92Z',
    ),
    path(jacket, 'M-58 88L-40 40L-24 44L-34 92ZM58 88L40 40L24 44L34 92Z'),
    path(lapel, 'M-20 62H20L0 76Z'),
    disc(skin, -31, 38, 10),
    disc(skin, 31, 38, 10),
    `<ellipse fill="${hairdo === 'bald' ? skin : hair}" cx="0" cy="82" rx="26" ry="30"/>`,
    hairdo === 'bald' ? path(hair, 'M-27 82C-27 124 27 124 27 82C20 100 -20 100 -27 82Z') : '',
    hairdo === 'bun' ? disc(hair, 0, 114, 15) : '',
    hairdo === 'long' ? path(hair, 'M-27 82C-30 132 30 132 27 82Z') : '',
    path(skin, 'M-7 54L0 46L7 54Z'),
    '</g>',
  ].join('');
}
const corner = (right: number, down: number, fill: string) =>
  `<g transform="translate(${RING.x + right * (RING.half - 8)} ${RING.y + down * (RING.half - 8)}) rotate(${right * down > 0 ? -45 : 45})">${rect(fill, -30, -9, 60, 18)}</g>`;
const square = (fill: string, half: number) =>
  rect(fill, RING.x - half, RING.y - half, 2 * half, 2 * half);
const rope = (stroke: string, width: number, half: number) =>
  `<rect fill="none" stroke="${stroke}" stroke-width="${width}" x="${RING.x - half}" y="${RING.y - half}" width="${2 * half}" height="${2 * half}"/>`;

export default {
  alt: 'Two lists of five judges, two of each crossed out, and a ring from above with judges at three sides; numbers mark three steps.',
  svg: poster({
    background: '#c9b98f',
    layers: [
      rect(ink.slate, 940, 0, 660, 1000),
      halftone(
        { x: 970, y: 0, width: 600, height: 1000 },
        {
          ink: '#33436d',
          pitch: 34,
          cover: (x, y) => 1.05 - 2 * Math.hypot(x - 0.5, (y - 0.47) * 1.2),
        },
      ),
      list(meridian, 256, ['#4f72dd', '#3d57a6']),
      list(continental, 744, ['#c4574a', '#94443c']),
      rect('#141c33', RING.x - 168, RING.y - 162, 368, 368),
      square(ink.deepBlue, RING.half + 32),
      square('#e2d7bd', RING.half),
      `<circle fill="none" stroke="#b98a45" stroke-width="10" cx="${RING.x}" cy="${RING.y}" r="62"/>`,
      rope(ink.nightRed, 14, RING.half),
      rope(ink.red, 10, RING.half),
      rope('#f0604a', 4, RING.half),
      corner(-1, 1, ink.red),
      corner(1, -1, ink.blue),
      corner(-1, -1, ink.paper),
      corner(1, 1, ink.paper),
      ...chosen.map((judge, n) => (judge ? seated(judge, [90, 0, -90][n] ?? 0) : '')),
      step(1, FIRST - 66, 66),
      step(1, FIRST - 66, 554),
      step(3, RING.x, RING.y),
    ],
  }),
} satisfies Drawing;
