import { clothed, seen, tamLindqvist } from '../../cast/index.ts';
import { isHand } from '../../kit/figure/hand.ts';
import { writingHand } from '../../kit/figure/holding.ts';
import { pushedSleeves } from '../../kit/gear/clothes/sleeves.ts';
import {
  add,
  along,
  block,
  camera,
  cord,
  type Drawing,
  drum,
  dyes,
  type Frame,
  halftone,
  ink,
  mix,
  poses,
  poster,
  print,
  rect,
  skins,
  standing,
  taper,
  unit,
  type Vec,
  within,
} from '../../kit/index.ts';
import { panel } from '../../kit/places/gym.ts';

const view = camera({ eye: [0.08, 1.52, 2.2], at: [0.11, 1.11, 0], view: 40 });

// The receiver is at his left ear; his right hand writes.
const caller = clothed(
  tamLindqvist,
  {
    ...poses.squareUp,
    hips: [0, 0.62, 0],
    hipTurn: 0,
    chestTurn: 0,
    lean: 8,
    head: { turn: -14, nod: 3, tilt: 10 },
    leftHand: [0.17, 1.21, 0.235],
    leftPalm: [-0.5, 0, -1],
    leftElbow: [-0.5, -1, -0.15],
    rightHand: [0.34, 0.855, -0.085],
    rightElbow: [-0.2, -0.8, -1],
  },
  { at: [0, 0, 0], facing: 88 },
  {
    mood: 'glad',
    gaze: [-0.3, -0.2],
    top: { tones: [ink.nightBlue, ink.deepBlue, ink.blue], levels: [0.2, 0.62] },
    build: { legs: false },
  },
);
/** With his sleeves rolled up to the elbow. */
const rolledUp = pushedSleeves(caller.groups, { down: 0.34, cap: true });
/** The hand at the receiver, whose fingers are drawn around it, and the hand at the pencil. */
const [holding, writing] = rolledUp.filter(isHand);
/** Where the nib is: the hand points towards the viewer, its thumb to the right. */
const nib: Frame = {
  at: [0.02, 0.822, 0.5],
  up: unit([0.5, 0, 0.87]),
  forward: [0, 1, 0],
  left: unit([0.87, 0, -0.5]),
};
const reporter = rolledUp.flatMap((group, index) => {
  if (group === holding) return [{ ...group, solids: group.solids.slice(0, 3) }];
  if (group === writing) return writingHand(nib, { size: 1.1, material: 'tam-lindqvist.skin' });
  // Folds would draw a chest through so thin a jumper.
  return index === 0 ? [{ ...group, folds: 0 }] : [group];
});
const ear: Vec = [0.15, 1.38, 0.13];
const mouth: Vec = [0.1, 1.24, 0.24];
/** Hangs slack from the receiver to the set, wound like a spring. */
const coils = Array.from({ length: 97 }, (_, n): Vec => {
  const t = n / 96;
  const sag = mix(
    mix(mouth, [0.16, 0.86, 0.4], t),
    mix([0.3, 0.72, 0.44], [0.44, 0.84, 0.32], t),
    3 * t * t - 2 * t ** 3,
  );
  const turn = n * 1.15;
  return add(sag, [0.011 * Math.cos(turn), 0.011 * Math.sin(turn), 0.006 * Math.cos(turn)]);
});
/** The middle of the dial. The dial leans back, towards the person who dials. */
const face = along([0.58, 0.925, 0.35], [-0.1, 0.72, 0.7], [0, 1, 0]);
const onFace = (f: number, l: number, radius: number, thick: number) =>
  drum(within(face, [f, -0.01, l]), within(face, [f, thick, l]), [radius, radius], {
    round: 0.002,
  });
const telephone = [
  {
    material: 'phone',
    solids: [
      taper(ear, mouth, [0.022, 0.022]),
      drum(ear, [ear[0] - 0.035, ear[1] - 0.005, ear[2] - 0.012], [0.038, 0.036], {
        round: 0.008,
        blend: 0.012,
      }),
      drum(mouth, [mouth[0] - 0.035, mouth[1] + 0.012, mouth[2] - 0.02], [0.036, 0.032], {
        round: 0.008,
        blend: 0.012,
      }),
    ],
  },
  cord(coils, 0.006, 'phone'),
  // His fingers close around the handle.
  ...[0.24, 0.4, 0.56, 0.72].map((part, n) => {
    const on = (v: Vec): Vec => add(mix(ear, mouth, part), v);
    return {
      // Fingers of one material would melt into one.
      material: `tam-lindqvist.finger-${n % 2}`,
      solids: [
        taper(on([0.06, 0.03, 0]), on([0.022, 0.012, 0.038]), [0.0155, 0.0145]),
        taper(on([0.022, 0.012, 0.038]), on([-0.034, -0.006, 0.032]), [0.0145, 0.012], {
          blend: 0.004,
        }),
      ],
    };
  }),
  {
    material: 'phone',
    solids: [
      block(standing([0.58, 0.83, 0.3], 90), [0.14, 0.03, 0.15], { round: 0.02 }),
      drum([0.58, 0.84, 0.27], within(face, [0, -0.012, 0]), [0.155, 0.112], {
        round: 0.012,
        blend: 0.05,
      }),
      // The cradle.
      ...[0.51, 0.65].map((x) =>
        taper([x, 0.9, 0.2], [x, 1.0, 0.19], [0.024, 0.018], { blend: 0.02 }),
      ),
    ],
  },
  { material: 'dial', solids: [onFace(0, 0, 0.098, 0.014)] },
  {
    material: 'hole',
    solids: Array.from({ length: 10 }, (_, n) => {
      const angle = ((n * 30 + 20) * Math.PI) / 180;
      return onFace(0.074 * Math.cos(angle), 0.074 * Math.sin(angle), 0.009, 0.0165);
    }),
  },
  { material: 'phone', solids: [onFace(0, 0, 0.036, 0.02)] },
  {
    material: 'table',
    solids: [block(standing([0, 0.786, 0.5], 90), [0.3, 0.014, 1.6], { round: 0.004 })],
  },
  {
    material: 'paper',
    solids: [block(standing([-0.06, 0.81, 0.39], 80), [0.1, 0.008, 0.16], { round: 0.004 })],
  },
];

// A month of days on the wall, some of them ringed.
const days = Array.from({ length: 35 }, (_, n) => ({
  x: 136 + (n % 7) * 74,
  y: 236 + Math.floor(n / 7) * 74,
}));
const calendar = [
  rect(ink.black, 108, 122, 548, 520),
  rect(ink.paper, 100, 112, 548, 520),
  rect(ink.red, 100, 112, 548, 92),
  ...days.map(({ x, y }) => rect(ink.sand, x - 22, y - 10, 62, 62)),
  ...[9, 17, 30].map((n) => {
    const { x, y } = days[n] ?? { x: 0, y: 0 };
    return `<circle cx="${x + 9}" cy="${y + 21}" r="31" fill="none" stroke="${n === 17 ? ink.blue : ink.red}" stroke-width="9"/>`;
  }),
];

/** Lit by a window: two thirds of the face are light. */
const skin = { ...skins.pale, levels: [0.2, 0.5] };

export default {
  alt: `${seen(tamLindqvist)} smiles into a red telephone and takes notes, a wall calendar with ringed days behind.`,
  svg: poster({
    background: ink.amber,
    layers: [
      halftone(
        { x: 0, y: 0, width: 1600, height: 1000 },
        { ink: '#f3c67c', pitch: 28, cover: (x, y) => 0.8 - 0.5 * x - 0.5 * y },
      ),
      ...calendar,
      print([...reporter, ...telephone], {
        view,
        light: { from: [-1.7, 2.5, 3.0], rim: [0.85, 0.3, -0.45], fill: 0.2 },
        inks: {
          ...caller.inks,
          'tam-lindqvist.skin': skin,
          phone: dyes.red,
          dial: dyes.white,
          hole: { tones: [ink.nightRed] },
          paper: { tones: ['#8f8a80', ink.paper], levels: [0.02] },
          table: { tones: [ink.darkLeather, '#6a3820'] },
          pencil: dyes.amber,
        },
      }),
      panel(view, [-3, 0.8, 0.74], [6, 0, 0], [0, -0.9, 0], ink.darkLeather),
      panel(view, [-3, 0.8, 0.74], [6, 0, 0], [0, -0.05, 0], ink.leather),
    ],
  }),
} satisfies Drawing;
