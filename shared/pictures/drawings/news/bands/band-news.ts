import type { Solid } from '../../../kit/geometry/solid.ts';
import {
  add,
  along,
  block,
  camera,
  type Drawing,
  drum,
  dyes,
  egg,
  type Frame,
  type Group,
  hoop,
  ink,
  print,
  scale,
  sub,
  unit,
  type Vec,
  within,
} from '../../../kit/index.ts';
import { cutOut } from '../../../kit/print/cutOut.ts';

const view = camera({ eye: [-0.05, 0.12, 1.5], at: [0, 0.158, 0], view: 23.5, shift: [270, 100] });

/** How far a microphone of metal is round the middle of its ball, and how far it is high. */
const BALL = { radius: 0.041, half: 0.046 };

/** Rings round the ball, and meridians. */
function mesh(ball: Frame): Solid[] {
  const rings = [-0.03, -0.016, 0.016, 0.03].map((up) =>
    hoop(
      { ...ball, at: within(ball, [0, up, 0]) },
      (BALL.radius + 0.0005) * Math.sqrt(1 - (up / BALL.half) ** 2),
      0.0014,
      { blend: 0.001 },
    ),
  );
  const meridians = [0, 1, 2, 3, 4, 5].map((n) => {
    const turn = (n / 6) * Math.PI;
    const out = add(scale(ball.forward, Math.cos(turn)), scale(ball.left, Math.sin(turn)));
    return hoop(along(ball.at, out, ball.up), BALL.radius + 0.0015, 0.0012, { blend: 0.001 });
  });
  return [...rings, ...meridians];
}

/** From its foot, which is below the sheet, to the middle of its head. */
function stick(foot: Vec, head: Vec): { at: (metres: number) => Vec; way: Vec; groups: Group[] } {
  const way = unit(sub(head, foot));
  const at = (metres: number): Vec => add(head, scale(way, metres));
  return {
    at,
    way,
    groups: [
      {
        material: 'handle',
        solids: [drum(at(-0.4), at(-0.035), [0.0155, 0.021], { round: 0.004 })],
      },
      {
        material: 'steel',
        solids: [drum(at(-0.05), at(-0.036), [0.0225, 0.0235], { round: 0.003 })],
      },
    ],
  };
}

function chromeMicrophone(foot: Vec, head: Vec): Group[] {
  const { way, groups } = stick(foot, head);
  const ball = along(head, way);
  return [
    ...groups,
    { material: 'grille', solids: [egg(ball, [BALL.radius, BALL.half, BALL.radius])] },
    { material: 'mesh', solids: mesh(ball) },
    { material: 'steel', solids: [hoop(ball, 0.043, 0.0055)] },
  ];
}

/** With a cover of coloured foam; a broadcaster's also has a cube on its handle. */
function foamMicrophone(
  foot: Vec,
  head: Vec,
  { foam, cube }: { foam: string; cube?: string },
): Group[] {
  const { at, way, groups } = stick(foot, head);
  const around = along(at(-0.085), way, [-0.3, 0, 1]);
  return [
    ...groups,
    { material: foam, solids: [egg(along(at(0.004), way), [0.039, 0.045, 0.039])] },
    ...(cube
      ? [{ material: cube, solids: [block(around, [0.031, 0.024, 0.031], { round: 0.004 })] }]
      : []),
  ];
}

export default {
  alt: 'Four microphones, two of them with coloured foam, point up to somebody who speaks.',
  svg: cutOut([
    print(
      [
        ...foamMicrophone([-0.02, -0.1, 0], [-0.15, 0.2, 0.02], {
          foam: 'red-foam',
          cube: 'white-cube',
        }),
        ...chromeMicrophone([-0.01, -0.1, -0.06], [-0.045, 0.262, -0.05]),
        ...foamMicrophone([0.05, -0.1, 0.06], [0.04, 0.165, 0.06], { foam: 'blue-foam' }),
        ...foamMicrophone([0.1, -0.1, -0.04], [0.14, 0.235, -0.02], {
          foam: 'amber-foam',
          cube: 'blue-cube',
        }),
      ],
      {
        view,
        light: { from: [-1.1, 1.7, 1.4], rim: [0.85, 0.2, -0.4], fill: 0.16 },
        inks: {
          handle: { tones: ['#1d2333', '#4a5878', '#9aa3b8'], levels: [0.2, 0.7], gloss: 0.6 },
          steel: { ...dyes.steel, gloss: 0.8 },
          grille: { tones: ['#11151f', ink.slate, '#6f7a94'], levels: [0.2, 0.62] },
          mesh: { tones: [ink.slate, ink.sand, ink.paper], gloss: 0.7 },
          'red-foam': { tones: [ink.nightRed, ink.red, '#f0604a'], rim: ink.paper },
          'blue-foam': { tones: [ink.nightBlue, ink.blue, '#5f86ff'], rim: ink.paper },
          'amber-foam': { tones: ['#5a2f14', '#b5752c', ink.amber], rim: ink.paper },
          'white-cube': dyes.white,
          'blue-cube': dyes.blue,
        },
      },
    ),
  ]),
} satisfies Drawing;
