import { fist, gloveAt } from '../gear/gloves/glove.ts';
import { lacedGlove } from '../gear/gloves/lacedGlove.ts';
import { ball, block, egg, type Group, swollen, taper } from '../geometry/solid.ts';
import {
  across,
  add,
  type Frame,
  length,
  mix,
  rotate,
  scale,
  standing,
  sub,
  unit,
  type Vec,
  within,
} from '../geometry/vector.ts';
import { armOf, wrapped } from './arms.ts';
import { hand } from './hand.ts';
import { type Face, head as headOf } from './head.ts';
import { leg, limb } from './limbs.ts';
import type { Pose } from './pose.ts';

export type Build = {
  height?: number;
  /** Width of trunk and limbs: 0.88 a bantamweight, 1.18 a heavyweight. */
  bulk?: number;
  face?: Face;
  /** Head size against life; a little over 1 reads better small. */
  headSize?: number;
  /** Metres of neck more than boxers show, who tuck their chins in. */
  neck?: number;
  /** Laced gloves have the piping and the tape that show when they are near. */
  hands?: 'gloves' | 'laced' | 'wraps' | 'bare';
  /** Degrees that each finger of a bare hand bends at a joint; a fist if left out. */
  curl?: readonly number[];
  trunks?: 'shorts' | 'long';
  top?: 'bare' | 'vest';
  /** Leave out the legs of a figure cropped at the waist. */
  legs?: boolean;
};

/** Materials skin, hair, guard, trim, glove, thumb, cuff, tape, shorts, band, boot, sole, vest. */
export function figure(pose: Pose, place: { at: Vec; facing: number }, build: Build = {}): Group[] {
  const { height = 1.8, bulk = 1, hands = 'gloves', curl = [70, 75, 78, 80] } = build;
  const k = height / 1.8;
  const b = k * bulk;
  const ground = standing(place.at, place.facing);
  const spot = (v: Vec): Vec => within(ground, scale(v, k));
  const way = (v: Vec): Vec => sub(within(ground, v), ground.at);

  const hips: Frame = {
    ...rotate(ground, { turn: pose.hipTurn, nod: pose.lean * 0.3 }),
    at: spot(pose.hips),
  };
  const leaning = rotate(ground, { nod: pose.lean, tilt: pose.side ?? 0 });
  const chest: Frame = {
    ...rotate(leaning, { turn: pose.chestTurn }),
    at: add(hips.at, scale(unit(add(leaning.up, scale(hips.up, 0.6))), 0.405 * k)),
  };
  const neck = within(chest, [-0.015 * k, 0.185 * k, 0]);
  const looking = rotate(
    rotate(ground, { nod: pose.lean * 0.35, tilt: (pose.side ?? 0) * 0.5 }),
    pose.head ?? {},
  );
  const { headSize = 1.06, neck: longer = 0 } = build;
  // A larger head sits higher, or its chin would hide the neck.
  const rise = (0.17 + longer + 0.14 * (headSize - 1.06)) * k;
  const skull: Frame = {
    ...looking,
    at: add(neck, scale(unit(add(scale(looking.up, 1), scale(looking.forward, 0.35))), rise)),
  };

  const on = (f: number, u: number, l: number): Vec => within(chest, [f * b, u * k, l * b]);
  const at = (f: number, u: number, l: number): Frame => ({ ...chest, at: on(f, u, l) });
  const r = (f: number, u: number, l: number): Vec => [f * b, u * k, l * b];
  const sides = [1, -1];

  const shoulder = (l: number, hand: Vec): Vec => {
    const rest = on(-0.012, 0.125, 0.193 * l);
    const reach = length(sub(hand, rest)) / (0.58 * k);
    const raised = Math.max(0, unit(sub(hand, rest))[1]);
    return add(
      add(rest, scale(unit(sub(hand, rest)), 0.075 * k * Math.min(1, reach ** 2))),
      scale(chest.up, 0.03 * k * raised),
    );
  };
  const shoulders = [shoulder(1, spot(pose.leftHand)), shoulder(-1, spot(pose.rightHand))];

  // From the neck down to the shoulders.
  const straps = sides.map((l) =>
    taper(mix(neck, skull.at, 0.22), on(-0.03, 0.14, 0.14 * l), [0.042 * b, 0.034 * b], {
      blend: 0.05,
    }),
  );
  const torso = [
    egg(at(-0.005, 0.0, 0), r(0.118, 0.2, 0.158)),
    egg(at(-0.03, 0.1, 0), r(0.085, 0.085, 0.165), { blend: 0.05 }),
    ...sides.flatMap((l) => [
      egg(at(-0.045, -0.02, 0.118 * l), r(0.07, 0.165, 0.062), { blend: 0.04 }),
      egg(at(-0.085, 0.07, 0.085 * l), r(0.045, 0.085, 0.07), { blend: 0.03 }),
      egg(rotate(at(0.078, 0.052, 0.078 * l), { tilt: 14 * l }), r(0.045, 0.062, 0.092), {
        blend: 0.016,
      }),
      ...[0, 1, 2, 3].map((n) =>
        taper(
          on(0.07 - n * 0.012, -0.045 - n * 0.033, (0.108 + n * 0.006) * l),
          on(0.03 - n * 0.012, -0.03 - n * 0.033, (0.143 + n * 0.001) * l),
          [0.012 * b, 0.011 * b],
          { blend: 0.012 },
        ),
      ),
    ]),
    ...straps,
    ...sides.map((l) =>
      taper(on(0.07, 0.15, 0.02 * l), on(0.02, 0.165, 0.15 * l), [0.013 * b, 0.012 * b], {
        blend: 0.012,
      }),
    ),
    taper(on(-0.134, 0.14, 0), on(-0.124, -0.14, 0), [0.014 * b, 0.014 * b], {
      carve: true,
      blend: 0.03,
    }),
    egg(
      { ...mixFrame(chest, hips), at: mix(on(0, -0.1, 0), hips.at, 0.5) },
      [0.098 * b, 0.2 * k, 0.13 * b],
      {
        blend: 0.06,
      },
    ),
    ...sides.flatMap((l) => [
      ...[0, 1, 2].map((n) => {
        const p = mix(
          on(0.1, -0.105, 0.036 * l),
          within(hips, [0.096 * b, 0.1 * k, 0.03 * l * b]),
          n / 2.9,
        );
        return block({ ...chest, at: p }, r(0.024, 0.031 - n * 0.002, 0.034), {
          blend: 0.012,
          round: 0.02,
        });
      }),
      egg(
        { ...hips, at: within(hips, [0.03 * b, 0.14 * k, 0.105 * l * b]) },
        r(0.06, 0.06, 0.035),
        {
          blend: 0.03,
        },
      ),
    ]),
    egg(hips, [0.11 * b, 0.12 * k, 0.145 * b], { blend: 0.05 }),
    ...shoulders.map((s) => ball(s, 0.066 * b, { blend: 0.05 })),
    // Chest and back run into the arm, wherever it reaches.
    ...shoulders.flatMap((s, n) => {
      const l = n === 0 ? 1 : -1;
      return [
        taper(on(0.06, 0.06, 0.1 * l), s, [0.042 * b, 0.05 * b], { blend: 0.04 }),
        taper(on(-0.075, 0.03, 0.12 * l), s, [0.04 * b, 0.048 * b], { blend: 0.04 }),
      ];
    }),
  ];
  // Cloth lies over the large forms and bridges what is between ribs and muscles.
  const large = torso.filter(({ carve, reach }) => carve || reach > 0.06 * k);
  const trunk = [
    ...(build.top === 'vest' ? large : torso),
    taper(neck, skull.at, [0.066 * b, 0.056 * b], { blend: 0.03 }),
    ...sides.map((l) =>
      taper(
        within(skull, [-0.02 * k, -0.05 * k, 0.056 * k * l]),
        on(0.06, 0.155, 0.02 * l),
        [0.017 * b, 0.014 * b],
        { blend: 0.02 },
      ),
    ),
  ];

  const groups: Group[] = [{ material: 'skin', solids: trunk }];
  for (const side of ['left', 'right'] as const) {
    const l = side === 'left' ? 1 : -1;
    const from = shoulders[side === 'left' ? 0 : 1] ?? chest.at;
    const elbow = way((side === 'left' ? pose.leftElbow : pose.rightElbow) ?? [-0.25, -1, 0.5 * l]);
    const arm = limb(from, spot(side === 'left' ? pose.leftHand : pose.rightHand), elbow, [
      0.305 * k,
      0.27 * k,
    ]);
    groups.push({ material: 'skin', solids: armOf(from, arm.joint, arm.end, b, chest) });
    const palm = way((side === 'left' ? pose.leftPalm : pose.rightPalm) ?? [0.1, -0.5, -l]);
    const grip = fist(arm.joint, arm.end, palm, side);
    const size = k * (0.9 + 0.1 * bulk);
    if (hands === 'gloves') groups.push(...gloveAt(grip, size));
    else if (hands === 'laced') groups.push(...lacedGlove(grip, size, { taped: true }));
    else if (hands === 'wraps') groups.push(...wrapped(grip, b));
    else groups.push(...hand(grip, { size: k * 1.05, curl }));
  }
  groups.push(...headOf(skull, build.face, k * headSize));
  if (build.legs !== false)
    for (const side of ['left', 'right'] as const)
      groups.push(...leg(pose, side, { hips, ground, k, b }));
  groups.push(...trunksOf(hips, k, b));
  if (build.top === 'vest') {
    const neckline = block(at(0.1, 0.2, 0), r(0.14, 0.075, 0.07), { carve: true, blend: 0.04 });
    // A shoulder that follows its punch leaves the armhole of an arm at rest.
    const armholes = [on(-0.01, 0.12, 0.2), on(-0.01, 0.12, -0.2), ...shoulders].map((shoulder) =>
      ball(shoulder, 0.1 * b, { carve: true, blend: 0.02 }),
    );
    // The vest is tucked in: it ends behind the band of the shorts.
    const hem = block({ ...hips, at: within(hips, [0, -0.21 * k, 0]) }, [0.3, 0.3 * k, 0.3], {
      carve: true,
      blend: 0.004,
    });
    groups.push({
      material: 'vest',
      folds: 0.005,
      solids: [
        ...large
          .filter((s) => !s.carve && !straps.includes(s))
          .map((s) => ({ ...swollen(s, 0.016 * b), blend: Math.max(s.blend, 0.045 * b) })),
        neckline,
        ...armholes,
        hem,
      ],
    });
  }
  return groups;
}

const mixFrame = (a: Frame, b: Frame): Frame => {
  const up = unit(add(a.up, b.up));
  const forward = unit(across(add(a.forward, b.forward), up));
  return { ...a, up, forward, left: unit(across(across(add(a.left, b.left), up), forward)) };
};

function trunksOf(hips: Frame, k: number, b: number): Group[] {
  const p = (f: number, u: number, l: number): Vec => within(hips, [f * b, u * k, l * b]);
  return [
    {
      material: 'shorts',
      folds: 0.006,
      solids: [
        egg({ ...hips, at: p(0, -0.01, 0) }, [0.128 * b, 0.135 * k, 0.163 * b]),
        block({ ...hips, at: p(0, 0.3, 0) }, [0.3, 0.2 * k, 0.3], { carve: true, blend: 0.004 }),
      ],
    },
    {
      material: 'band',
      solids: [
        egg({ ...hips, at: p(0, 0.06, 0) }, [0.13 * b, 0.3 * k, 0.16 * b]),
        ...[1, -1].map((s) =>
          block({ ...hips, at: p(0, 0.1 + 0.237 * s, 0) }, [0.3, 0.2 * k, 0.3], {
            carve: true,
            blend: 0.004,
          }),
        ),
      ],
    },
  ];
}
