import { boxing, clothed, inesStrand, nicoCastellane, seen, together } from '../../cast/index.ts';
import { metres } from '../../cast/person.ts';
import { isHand } from '../../kit/figure/hand.ts';
import { mitt } from '../../kit/gear/gear.ts';
import {
  add,
  along,
  arrow,
  bootPrint,
  camera,
  type Drawing,
  dyes,
  footprint,
  type Group,
  halftone,
  ink,
  poses,
  poster,
  print,
  scale,
  skins,
  standing,
  sub,
  type Vec,
  within,
} from '../../kit/index.ts';
import { boards, bricks, panel, panes } from '../../kit/places/gym.ts';

const view = camera({ eye: [0.1, 3.15, 5.0], at: [0.16, 0.82, 0], view: 34.8, shift: [0, -46] });
const WALL = -1.7;

/** Where he faced as he threw the hook, and where he faces now, in degrees. */
const [THROWN, TURNED] = [-12, 56];
/** His lead foot, on which he turns. */
const LEAD: Vec = [-0.1, 0, 0.26];

// How his feet stand in his guard, forwards and to the left.
const lead: Vec = [0.26, 0, 0.1];
const rear: Vec = [-0.3, 0, -0.14];
/** Where his middle is when he faces so and his lead foot has not left its place. */
const middle = (facing: number): Vec => within(standing(LEAD, facing), scale(lead, -1));
const rearFoot = (facing: number): Vec => within(standing(middle(facing), facing), rear);

/** A place around the ball of his lead foot, where his heel is when his toes point so. */
function heel(toes: number, away: number): Vec {
  const ball = within(standing(LEAD, TURNED + 30), [0.12, 0, 0]);
  return within(standing(ball, toes), [-away, 0, 0]);
}

/** Where his lead foot was before it turned on its ball. */
const before = within(
  standing(within(standing(LEAD, TURNED + 30), [0.17, 0, 0]), THROWN + 20),
  [-0.1, 0, 0],
);
/** Along the way of his right foot: 0 is where it was, 1 where it is. */
const swung = (part: number): Vec => rearFoot(THROWN + (TURNED - THROWN) * part);
/** Outside of that circle: the arrow bends towards it, and does not reach it. */
const bulge = add(LEAD, scale(sub(swung(0.48), LEAD), 1.34));

/** How the prints are inked that show where he stood. */
const stood = { size: 1.3, fill: ink.blue, edge: ink.paper };

// Left to the body: the elbow is at his hip, and the forearm is level.
const castellane = boxing(
  nicoCastellane,
  {
    ...poses.hook,
    hips: [0.05, 0.8, 0.03],
    hipTurn: -30,
    chestTurn: -34,
    lean: 12,
    side: 10,
    leftHand: [0.29, 0.97, 0.47],
    leftPalm: [-0.6, 0.7, -0.4],
    leftElbow: [-0.3, -1, 0.1],
    rightHand: [0.2, 1.35, -0.16],
    rightElbow: [-0.1, -1, -0.3],
    leftFoot: [lead[0], 0.105, lead[2]],
    rightFoot: [rear[0], 0.15, rear[2]],
    leftToes: -30,
    leftHeel: 12,
    rightToes: -40,
    rightHeel: 34,
    head: { turn: 14, nod: 10, tilt: 0 },
  },
  { at: middle(TURNED), facing: TURNED },
  { mood: 'keen', gaze: [0.6, -0.3], build: { headSize: 1.12 } },
);

// She still faces the place that he has left.
const SHE = { at: [0.83, 0, 0.06], facing: 172 } as const satisfies { at: Vec; facing: number };
/** A pose has the lengths of a person who is 1.8 m tall. */
const K = metres(inesStrand.height) / 1.8;
const wrists = { left: [0.3, 1.32, 0.12], right: [0.39, 0.77, -0.07] } as const;
const held = (wrist: Vec, looks: Vec, up: Vec): Group[] => {
  const size = 1.12;
  const pad = along(within(standing(SHE.at, SHE.facing), scale(wrist, K)), up, looks);
  return mitt({ ...pad, at: within(pad, [0.052 * size, 0.15 * size, 0]) }, size);
};
const she = clothed(
  inesStrand,
  {
    ...poses.squareUp,
    lean: 3,
    chestTurn: -6,
    hipTurn: 0,
    head: { turn: 34, nod: 4 },
    hips: [0, 0.92, 0],
    leftFoot: [0.2, 0.09, 0.12],
    rightFoot: [-0.2, 0.1, -0.14],
    rightHeel: 8,
    leftHand: wrists.left,
    leftElbow: [-0.2, -1, 0.4],
    rightHand: wrists.right,
    rightElbow: [-0.3, -1, -0.4],
  },
  SHE,
  { mood: 'stern', top: dyes.blue, build: { headSize: 1.12 } },
);
const strand = {
  groups: [
    ...she.groups.filter((group) => !isHand(group)),
    ...held(wrists.left, [-0.85, 0.25, 0.3], [0, 1, 0]),
    ...held(wrists.right, [-0.95, 0.1, 0.25], [0, 1, 0]),
  ],
  inks: {
    ...she.inks,
    // The lamp is above her: with the usual levels her face prints as dark as his.
    'ines-strand.skin': { tones: skins.pale.tones, levels: [0.14, 0.42] },
    // In the shade of the nose a dark upper lip would look like a moustache.
    'ines-strand.lip': { tones: ['#c07a63', '#cf8a72', '#d99884'] },
    pad: { ...dyes.red, rim: '#f0604a' },
    piping: dyes.white,
    pocket: dyes.black,
    spot: dyes.white,
  },
};

const { groups, inks } = together(castellane, strand);

export default {
  alt: `${seen(nicoCastellane)} hooks low into the red pad of ${seen(inesStrand)} and turns on his left foot; arrows show how its heel and the right foot swing.`,
  svg: poster({
    background: ink.deepRed,
    layers: [
      bricks(
        view,
        { at: [-4, 0, WALL], along: [0.5, 0, 0], up: [0, 0.2, 0], rows: 9, columns: 18 },
        ['#9d211b', '#a5261f', '#951d19'],
      ),
      halftone(
        { x: 0, y: 0, width: 1600, height: 420 },
        { ink: '#7c1714', pitch: 40, cover: (_, y) => 0.8 - y },
      ),
      panes(
        view,
        { at: [-1.75, 0.75, WALL], along: [0.42, 0, 0], up: [0, 0.5, 0], rows: 3, columns: 2 },
        ['#f7d79c', '#f3c67c'],
        ink.darkLeather,
      ),
      panel(view, [-6, 0, WALL], [12, 0, 0], [0, 0, 5], '#b7a680'),
      boards(view, { at: [-6, 0, WALL], along: [12, 0, 0], across: [0, 0, 0.42], count: 11 }, [
        ink.sand,
        '#d5c7aa',
      ]),
      // The soles darken the floor: what the lamp throws falls behind the feet.
      footprint(view, add(LEAD, [0, 0, -0.03]), -TURNED - 30, 1.25, '#8c7b58'),
      footprint(view, add(rearFoot(TURNED), [0, 0, -0.04]), -TURNED - 40, 1.25, '#8c7b58'),
      bootPrint(view, rearFoot(THROWN), THROWN + 45, { ...stood, side: 'right' }),
      bootPrint(view, before, THROWN + 20, stood),
      arrow(view, [swung(0.26), bulge, swung(0.84)], { width: 16 }),
      print(groups, {
        view,
        light: { from: [-0.8, 6, 2], rim: [0.8, 0.3, -0.5], fill: 0.36 },
        floor: '#b3a17c',
        // Finer than others, for the faces.
        step: 1,
        inks,
      }),
      // Over the shadow: his heel swings out, and the ball stays.
      arrow(view, [heel(20, 0.28), heel(40, 0.36), heel(62, 0.3)], { width: 11 }),
    ],
  }),
} satisfies Drawing;
