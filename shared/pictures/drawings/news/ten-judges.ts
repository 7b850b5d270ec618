import { clothed } from '../../cast/index.ts';
import type { Person } from '../../cast/person.ts';
import { isHand } from '../../kit/figure/hand.ts';
import { jacket } from '../../kit/gear/clothes/jacket.ts';
import {
  camera,
  type Drawing,
  disc,
  dyes,
  HEIGHT,
  halftone,
  ink,
  type Mood,
  poses,
  poster,
  print,
  rect,
  shape,
  skins,
  step,
  WIDTH,
} from '../../kit/index.ts';
import { blended } from '../../kit/print/palette.ts';

type Judge = {
  skin: keyof typeof skins;
  dye: keyof typeof dyes;
  suit: keyof typeof SUITS;
  tie: string;
  face: Person['face'];
  /** Which way the head is turned, to its left in degrees, and what the face says. */
  turn: number;
  mood: Mood;
  isStruck?: boolean;
};

const SUITS = {
  navy: ['#0d1326', '#1f2c52', '#34467a'],
  grey: ['#333a4d', '#5b6580', '#8791ab'],
  brown: ['#2b150c', '#5a301b', '#7d4a2c'],
  black: ['#0b0d12', '#1f232e', '#3a4152'],
} as const;

const meridian: readonly Judge[] = [
  {
    skin: 'pale',
    dye: 'grey',
    suit: 'navy',
    tie: ink.red,
    face: { hair: 'swept', glasses: true, long: 1.06 },
    turn: -18,
    mood: 'calm',
  },
  {
    skin: 'deep',
    dye: 'hair',
    suit: 'grey',
    tie: ink.amber,
    face: { hair: 'topknot', jaw: 0.85, nose: 0.9 },
    turn: 16,
    mood: 'keen',
  },
  {
    skin: 'olive',
    dye: 'hair',
    suit: 'black',
    tie: ink.blue,
    face: { hair: 'crop', beard: 'full' },
    turn: -10,
    mood: 'stern',
    isStruck: true,
  },
  {
    skin: 'pale',
    dye: 'fair',
    suit: 'brown',
    tie: ink.amber,
    face: { hair: 'bob', jaw: 0.85, nose: 0.9 },
    turn: 22,
    mood: 'calm',
  },
  {
    skin: 'brown',
    dye: 'grey',
    suit: 'navy',
    tie: ink.amber,
    face: { hair: 'bald', beard: 'moustache', nose: 1.15 },
    turn: -22,
    mood: 'wary',
    isStruck: true,
  },
];
const continental: readonly Judge[] = [
  {
    skin: 'brown',
    dye: 'hair',
    suit: 'grey',
    tie: ink.red,
    face: { hair: 'bob', jaw: 0.88, nose: 0.95, glasses: true },
    turn: 20,
    mood: 'wary',
    isStruck: true,
  },
  {
    skin: 'pale',
    dye: 'hair',
    suit: 'black',
    tie: ink.amber,
    face: { hair: 'curls', nose: 1.1 },
    turn: -16,
    mood: 'keen',
  },
  {
    skin: 'deep',
    dye: 'grey',
    suit: 'brown',
    tie: ink.blue,
    face: { hair: 'flat-top', beard: 'goatee', glasses: true },
    turn: 10,
    mood: 'calm',
  },
  {
    skin: 'olive',
    dye: 'hair',
    suit: 'navy',
    tie: ink.red,
    face: { hair: 'ponytail', jaw: 0.85, nose: 0.95 },
    turn: -24,
    mood: 'stern',
    isStruck: true,
  },
  {
    skin: 'pale',
    dye: 'fair',
    suit: 'grey',
    tie: ink.red,
    face: { hair: 'bald', beard: 'full', jaw: 1.1 },
    turn: 18,
    mood: 'tired',
  },
];

/** In the order of their seats: left of the ring, below it and right of it. */
const chosen = [meridian[1], continental[2], meridian[3]];

const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;
const line = (stroke: string, width: number, d: string) =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" d="${d}"/>`;

const white = { tones: ['#8d8f98', '#cfc7b5', ink.paper], levels: [0.12, 0.4] };

/** Head and shoulders in a suit, printed around a place of the sheet. */
function bust({ skin, dye, suit, tie, face, turn, mood }: Judge, x: number, y: number): string {
  const view = camera({
    eye: [0, 1.56, 2.2],
    at: [0, 1.5, 0],
    view: 70,
    shift: [x - WIDTH / 2, y - HEIGHT / 2],
  });
  const person: Person = {
    name: 'Judge',
    age: 50,
    height: '5ft 11in',
    bulk: 0.94,
    skin,
    hairDye: dye,
    face,
  };
  const { groups, inks } = clothed(
    person,
    {
      ...poses.running,
      hips: [0, 0.95, 0],
      lean: 0,
      chestTurn: 0,
      head: { turn, nod: 4 },
      leftHand: [0.04, 0.9, 0.3],
      rightHand: [0.04, 0.9, -0.3],
      leftElbow: [-1, -0.2, 0.3],
      rightElbow: [-1, -0.2, -0.3],
    },
    { at: [0, 0, 0], facing: 90 },
    { mood, gaze: [turn < 0 ? -0.3 : 0.3, 0], top: white, build: { headSize: 1.1, legs: false } },
  );
  // The card ends above hands and belt.
  const shown = jacket(groups).filter(
    (group) => !(isHand(group) || group.material === 'judge.sweats'),
  );
  const printed = print(shown, {
    view,
    light: { from: [-1.6, 3, 2.4], fill: 0.26 },
    inks: {
      ...inks,
      'judge.coat': { tones: SUITS[suit], levels: [0.14, 0.62] },
    },
  });
  // So small, lapels and a tie of solids would melt into the coat: they are cut from flat ink.
  const [, lapel] = SUITS[suit];
  const sides = [1, -1].map((side) => {
    const cut = (fill: string, points: readonly (readonly [number, number])[]) =>
      shape(
        fill,
        points.map(([right, down]) => [x + 2 + side * right, y + down] as const),
      );
    return (
      cut(lapel, [
        [42, -44],
        [66, -14],
        [73, 12],
        [58, 18],
        [6, 146],
        [-3, 140],
      ]) +
      cut('#cfc7b5', [
        [40, -42],
        [1, -16],
        [17, 6],
      ]) +
      cut(ink.paper, [
        [40, -45],
        [1, -19],
        [17, 1],
      ])
    );
  });
  const knot = shape(tie, [
    [x - 8, y - 18],
    [x + 12, y - 18],
    [x + 8, y],
    [x - 4, y],
  ]);
  const blade = shape(blended(ink.black, tie, 0.82), [
    [x - 4, y],
    [x + 8, y],
    [x + 18, y + 96],
    [x + 2, y + 124],
    [x - 14, y + 96],
  ]);
  return [printed, blade, knot, ...sides].join('');
}

const STEP = 172;
const FIRST = 140;
/** A body's list: each judge on a card. Those chosen have a frame. */
function list(
  judges: readonly Judge[],
  y: number,
  [card, dark, dots]: readonly [string, string, string],
): string {
  return judges
    .map((judge, n) => {
      const x = FIRST + n * STEP;
      const [left, top, wide, high] = [x - 78, y - 206, 156, 412];
      const clip = `list${y}-${n}`;
      const strokes = `M${x - 56} ${y - 170}L${x + 56} ${y + 170}M${x + 56} ${y - 170}L${x - 56} ${y + 170}`;
      const box = `x="${left}" y="${top}" width="${wide}" height="${high}"`;
      return [
        rect(judge.isStruck ? dark : card, left, top, wide, high),
        `<clipPath id="${clip}"><rect ${box}/></clipPath><g clip-path="url(#${clip})"${judge.isStruck ? ' opacity="0.6"' : ''}>`,
        halftone(
          { x: left, y: top, width: wide, height: high },
          { ink: dots, pitch: 20, cover: (_, down) => 0.9 - down * 1.5 },
        ),
        bust(judge, x, y + 26),
        '</g>',
        judge.isStruck ? line(ink.paper, 26, strokes) + line(ink.red, 16, strokes) : '',
        judge.isStruck ? step(2, x, y, 0.8) : '',
        chosen.includes(judge)
          ? `<rect fill="none" stroke="${ink.paper}" stroke-width="12" ${box}/>`
          : '',
      ].join('');
    })
    .join('');
}

const RING = { x: 1270, y: 462, half: 152 };
/** A judge at a ring's side from above, a table before him, looking up the picture. */
function seated({ skin, dye, suit, face: { hair } }: Judge, turn: number): string {
  const [, middle = ink.amber] = skins[skin].tones;
  const [, cloth, edge] = SUITS[suit];
  const [, crown = ink.black] = dyes[dye].tones;
  return [
    `<g transform="translate(${RING.x} ${RING.y}) rotate(${turn}) translate(0 ${RING.half + 40})">`,
    rect('#0a0f20', -60, 14, 128, 44),
    rect('#6d3a20', -66, 6, 132, 44),
    rect('#8a4b2a', -66, 6, 132, 34),
    `<g transform="rotate(-8)">${rect(ink.paper, -18, 10, 36, 24)}</g>`,
    path(
      cloth,
      'M-62 92C-62 66 -40 60 0 60C40 60 62 66 62 92C60 108 34 112 0 112C-34 112 -60 108 -62 92Z',
    ),
    path(cloth, 'M-58 88L-40 40L-24 44L-34 92ZM58 88L40 40L24 44L34 92Z'),
    path(edge, 'M-20 62H20L0 76Z'),
    disc(middle, -31, 38, 10),
    disc(middle, 31, 38, 10),
    `<ellipse fill="${crown}" cx="0" cy="82" rx="26" ry="30"/>`,
    hair === 'topknot' ? disc(crown, 0, 100, 15) + disc(edge, 0, 100, 7) : '',
    hair === 'bob' ? path(crown, 'M-27 82C-30 132 30 132 27 82Z') : '',
    path(middle, 'M-7 54L0 46L7 54Z'),
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
      list(meridian, 256, ['#4f72dd', '#3d57a6', '#6d8cf0']),
      list(continental, 744, ['#c4574a', '#94443c', '#d9786a']),
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
      step(1, FIRST - 66, 446),
      step(1, FIRST - 66, 934),
      step(3, RING.x, RING.y),
    ],
  }),
} satisfies Drawing;
