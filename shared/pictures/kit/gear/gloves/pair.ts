import {
  add,
  along,
  camera,
  dyes,
  type Frame,
  type Group,
  glow,
  halftone,
  type Inks,
  ink,
  poster,
  print,
  rope,
  scale,
  standing,
  type Vec,
  within,
} from '../../index.ts';
import { panel } from '../../places/gym.ts';
import { rested } from '../rested.ts';
import { type GloveShape, lacedGlove } from './lacedGlove.ts';

// Three times life size, little above the canvas, so that the gloves stand like boulders.
const view = camera({ eye: [0.1, 0.62, 3.5], at: [0.06, 0.4, 0], view: 31, shift: [-10, 10] });

const flipped = (frame: Frame): Frame => ({
  ...frame,
  left: [-frame.left[0], -frame.left[1], -frame.left[2]],
});
/** What lies before the middle of the picture. */
const MIDDLE = 0.09;

/** Turns a glove round the middle of the canvas, so that another side of the pair is seen. */
function swung(frame: Frame, degrees: number): Frame {
  const { forward: x, left: z } = standing([0, 0, 0], -degrees);
  const turn = ([a, b, c]: Vec): Vec => add(scale(x, a), [-c * z[0], b, -c * z[2]]);
  return {
    at: turn(frame.at),
    forward: turn(frame.forward),
    up: turn(frame.up),
    left: turn(frame.left),
  };
}
/** How a pair lies: the first glove of each is a right one. */
const poses: Readonly<Record<string, readonly [Frame, Frame]>> = {
  leaning: [
    along([-0.38, 0.36, -0.12], [-0.05, 1, -0.04], [0.3, 0, 0.95]),
    along([0.2, 0.24, 0.2], [0.86, 0.2, 0.5], [-0.1, 1, 0.1]),
  ],
  standing: [
    along([-0.29, 0.34, -0.1], [-0.1, 1, -0.02], [0.25, 0, 1]),
    along([0.33, 0.34, 0.06], [0.1, 1, 0.02], [-0.25, 0, 1]),
  ],
  propped: [
    along([-0.03, 0.3, 0.3], [-0.6, 0.74, -0.5], [0.36, 0.3, -0.85]),
    along([0.22, 0.24, -0.14], [0.95, 0.1, 0.3], [-0.1, 1, 0.2]),
  ],
  lacesLeaning: [
    along([-0.36, 0.36, -0.22], [-0.06, 1, -0.04], [0.35, 0, -0.9]),
    along([0.14, 0.24, 0.16], [0.85, 0.14, 0.5], [-0.3, -0.55, -0.7]),
  ],
  lacesFistToFist: [
    along([-0.42, 0.22, 0.28], [0.95, 0.02, 0.3], [0.05, -0.6, -0.8]),
    along([0.52, 0.23, -0.22], [-0.97, 0.06, 0.2], [-0.1, -0.6, -0.8]),
  ],
  apart: [
    along([-0.52, 0.22, 0.3], [0.9, -0.05, 0.4], [0.05, -1, 0.25]),
    along([0.62, 0.23, -0.16], [-0.93, -0.04, 0.34], [-0.1, -1, 0.35]),
  ],
  backAndPalm: [
    along([-0.32, 0.36, 0.06], [-0.08, 1, -0.02], [0.3, 0, 1]),
    along([0.36, 0.36, -0.02], [0.08, 1, -0.06], [-0.12, 0, -1]),
  ],
  palmAndBack: [
    along([-0.32, 0.36, 0.1], [-0.08, 1, -0.06], [0.15, 0, -1]),
    along([0.36, 0.36, -0.1], [0.06, 1, -0.02], [-0.7, 0, 0.75]),
  ],
};

const red = { ink: ink.red, light: '#f0604a', thick: 0.1, shade: ink.nightRed };
const blue = { ink: ink.blue, light: '#5f86ff', thick: 0.1, shade: ink.nightBlue };

interface Pair {
  pose: keyof typeof poses;
  /** Degrees by which the pair is turned on the canvas. */
  turn?: number;
  shape: GloveShape;
  /** Three times life size is 1. */
  size?: number;
  leather: Inks;
  thumb?: Inks;
  cuff?: Inks;
  trim?: Inks;
  strap?: Inks;
  label: Inks;
  /** Of the mesh in a palm, and of the tether of a thumb. */
  detail?: Inks;
  /** What is behind the ropes, the light in it and on the gloves, and the dark it fades into. */
  behind: { ground: string; glow: string; dark: string; rim?: string };
}

export const halls = {
  sand: { ground: ink.sand, glow: ink.paper, dark: ink.stone },
  blue: { ground: ink.deepBlue, glow: ink.blue, dark: ink.nightBlue, rim: '#86a4ff' },
  red: { ground: ink.deepRed, glow: ink.red, dark: ink.nightRed, rim: '#f0604a' },
  amber: { ground: ink.amber, glow: ink.sand, dark: '#b5752c' },
  night: { ground: ink.navy, glow: ink.slate, dark: ink.black, rim: '#5f86ff' },
};
/** Darker than the page, which is as pale as paper. */
const canvas = '#cbbd9d';
const piping: Inks = { tones: ['#5b5c66', ink.sand, ink.paper] };

/** A pair of gloves on a ring apron, in the shape and the colours of one maker. */
export function gloves({
  pose,
  turn = 0,
  shape,
  size = 1,
  leather,
  thumb = leather,
  cuff = leather,
  trim = piping,
  strap = cuff,
  label,
  detail = label,
  behind,
}: Pair): string {
  const edged = (inks: Inks): Inks => (behind.rim ? { ...inks, rim: behind.rim } : inks);
  const [first, second] = poses[pose] ?? poses.leaning ?? [];
  const pair = [first && flipped(first), second].flatMap((frame) =>
    frame ? [swung(frame, turn)] : [],
  );
  // Both stand in the square of a card, which is cut from the picture's middle.
  const middle = pair.reduce((sum, frame) => sum + within(frame, [0, 0.1, 0])[0], 0) / pair.length;
  const scene: Group[] = pair.flatMap(({ at: [x, y, z], ...axes }) =>
    rested({ ...axes, at: [x - middle + MIDDLE, y, z] }, (settled) =>
      lacedGlove(settled, 3 * size, shape),
    ),
  );
  return poster({
    background: behind.ground,
    layers: [
      halftone(
        { x: 100, y: -300, width: 1400, height: 1300 },
        { ink: behind.glow, pitch: 26, cover: (x, y) => glow(x, y) * 1.9 },
      ),
      halftone(
        { x: 0, y: 0, width: 1600, height: 320 },
        { ink: behind.dark, pitch: 26, cover: (_, y) => (1 - y) * 0.5 },
      ),
      ...[0.5, 1.02].map((y, n) => rope(view, [-5, y, -2.2], [5, y + 0.1, -2.2], n ? red : blue)),
      panel(view, [-6, 0, 3], [12, 0, 0], [0, 0, -5.64], canvas),
      print(scene, {
        view,
        floor: ink.stone,
        light: { from: [-2.4, 3.2, 2.4], rim: [0.9, 0.3, -0.4], fill: 0.16 },
        inks: {
          glove: edged(leather),
          thumb: edged(thumb),
          cuff: edged(cuff),
          trim,
          strap: edged(strap),
          label,
          mesh: detail,
          tether: detail,
          lace: dyes.white,
          lining: { tones: [ink.black, '#24120d', ink.darkLeather], levels: [0.1, 0.4] },
        },
      }),
    ],
  });
}
