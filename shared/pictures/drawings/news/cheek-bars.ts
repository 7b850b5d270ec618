import { skullOf } from '../../kit/figure/skull.ts';
import { worn } from '../../kit/gear/clothes/worn.ts';
import { paddedGuard } from '../../kit/gear/headgear/paddedGuard.ts';
import type { Solid } from '../../kit/geometry/solid.ts';
import {
  block,
  camera,
  type Drawing,
  dyes,
  figure,
  type Group,
  ground,
  halftone,
  type Inks,
  ink,
  poses,
  poster,
  print,
  rect,
  ropes,
  skins,
  standing,
  taper,
} from '../../kit/index.ts';

// Two views of one man, who begins an uppercut, each out of another head guard. The eye looks
// straight ahead, as in the test that the article tells of, so heights keep their places.
const EYE = 1.6;
const view = camera({ eye: [0, EYE, 2], at: [0, EYE, 0], view: 57, shift: [-402, -300] });

const body = figure(
  {
    ...poses.guard,
    hips: [-0.02, 0.8, -0.04],
    hipTurn: -26,
    chestTurn: -22,
    lean: 14,
    side: -13,
    head: { turn: -4, nod: 4, tilt: 2 },
    leftHand: [0.24, 1.38, 0.14],
    leftElbow: [0, -1, 0.3],
    // The glove is at the height at which it is noticed in the Cheekline: 66 cm.
    rightHand: [0.16, 0.84, -0.4],
    rightPalm: [0.2, 1, 0.5],
    rightElbow: [-1, 0.1, -0.7],
    leftFoot: [0.22, 0.09, 0.14],
    rightFoot: [-0.2, 0.12, -0.24],
  },
  { at: [0.02, 0, 0], facing: 90 },
  { height: 1.76, bulk: 1.04, face: { hair: 'bald', mood: 'stern' } },
);
const partner = print([...body, ...paddedGuard(skullOf(body), 1.1, { open: true })], {
  view,
  light: { from: [-1.2, 3.2, 2.6], rim: [0.9, 0.2, -0.4], fill: 0.3 },
  inks: {
    ...worn({ skin: skins.olive, gloves: dyes.red, shorts: dyes.black, band: dyes.white }),
    guard: dyes.black,
    pad: dyes.black,
    lining: { tones: ['#05060a', '#1a2036'] },
    trim: dyes.white,
    stud: dyes.steel,
  },
});

// A guard is a padded plate before the eye, 800 px to a metre, with an opening.
const plate = camera({ eye: [0, 0, 2], at: [0, 0, 0], view: 53.13, shift: [-402, 0] });
const flat = standing([0, 0, 0], 90);
const slab = block(flat, [0.06, 0.75, 0.6]);
const opening = (y: number, high: number, half: number, round: number): Solid =>
  block({ ...flat, at: [0, y, 0] }, [0.3, high, half], { carve: true, blend: 0.09, round });
const inside = (solids: Solid[], inks: Record<string, Inks>, others: Group[] = []): string =>
  print([{ material: 'guard', solids }, ...others], {
    view: plate,
    light: { from: [-0.4, 2.2, 1.5], rim: [0.9, 0.2, -0.4], fill: 0.2 },
    inks,
  });
const stitches = (colour: string, path: string): string =>
  `<path fill="none" stroke="${colour}" stroke-width="6" stroke-linecap="round" stroke-dasharray="14 18" d="${path}"/>`;
const seam = (colour: string, path: string): string =>
  `<path fill="none" stroke="${colour}" stroke-width="7" d="${path}"/>`;

/** From the shell towards the nose, ever slimmer. */
const cheekBar = (side: number, near: number, grow: number): Solid =>
  taper([0.6 * side, -0.1, near], [0.3 * side, -0.19, near], [0.074 + grow, 0.034 + grow], {
    blend: 0.05,
  });
const cheekline =
  inside(
    // Below its bars the guard is cut away.
    [
      slab,
      opening(-0.3, 0.77, 0.41, 0.24),
      opening(-0.7, 0.5, 0.7, 0.12),
      // The leather that carries the bars, and shows as an edge about them.
      ...[1, -1].map((side) => cheekBar(side, 0.03, 0.024)),
    ],
    {
      guard: { tones: ['#24120d', ink.darkLeather, '#6b3a22'], levels: [0.2, 0.9] },
      bar: { tones: [ink.leather, '#c98f5a', '#efc793'], levels: [0.2, 0.6] },
    },
    [1, -1].map((side) => ({ material: 'bar', solids: [cheekBar(side, 0.06, 0)] })),
  ) +
  seam('#24120d', 'M266 -4V92M530 -4V92') +
  stitches('#c98f5a', 'M34 470V290C34 150 130 62 266 62H530C666 62 762 150 762 290V470');
/** Where the glove, its thumb and the edge of its cuff are, behind the guard. */
const hidden =
  'M48 742L146 728L154 798C186 818 216 852 220 892C222 920 210 936 196 936C180 936 170 918 164 888C172 922 172 950 156 968C136 988 78 988 58 968C36 944 34 866 58 812Z';
const fullFace =
  inside(
    [slab, opening(0.09, 0.4, 0.38, 0.2)],
    {
      guard: { tones: [ink.nightBlue, ink.deepBlue, ink.blue], levels: [0.2, 0.9] },
      bar: { tones: [ink.nightBlue, ink.deepBlue, '#3a63ff'], levels: [0.16, 0.66] },
    },
    [
      // The padded bar before the nose.
      { material: 'bar', solids: [taper([-0.6, -0.26, 0.06], [0.6, -0.26, 0.06], [0.09, 0.09])] },
    ],
  ) +
  seam(ink.nightBlue, 'M266 -4V78M530 -4V78M-4 900H800') +
  stitches('#5f86ff', 'M34 470V290C34 150 130 50 266 50H530C666 50 762 150 762 290V470') +
  `<path fill="${ink.nightBlue}" stroke="${ink.paper}" stroke-width="9" stroke-dasharray="24 16" d="${hidden}"/>` +
  `<path fill="none" stroke="${ink.paper}" stroke-width="9" stroke-dasharray="24 16" d="M58 812L154 798"/>`;

const half = (x: number, guard: string): string =>
  `<svg x="${x}" y="0" width="796" height="1000" viewBox="0 0 796 1000">${[
    rect(ink.sand, 0, 0, 800, 1000),
    halftone(
      { x: 0, y: 0, width: 800, height: 1000 },
      { ink: '#efe6d2', pitch: 30, cover: (u, v) => 1.2 - 2 * Math.hypot(u - 0.5, v - 0.3) },
    ),
    ground(
      view,
      [
        [-4, 0, -2.4],
        [4, 0, -2.4],
        [4, 0, 0.6],
        [-4, 0, 0.6],
      ],
      '#c2ab80',
    ),
    ropes(
      view,
      [-4, 0, -1.8],
      [4, 0, -1.8],
      [{ ink: ink.red }, { ink: ink.paper }, { ink: ink.blue }],
    ),
    partner,
    guard,
  ].join('')}</svg>`;

export default {
  alt: 'Out of two head guards: below slim tan cheek bars a sparring partner’s red glove shows at his hip; a padded bar hides it.',
  svg: poster({
    background: ink.black,
    layers: [half(0, cheekline), half(804, fullFace)],
  }),
} satisfies Drawing;
