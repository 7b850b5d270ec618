import { egg, type Group, muscle, taper } from '../geometry/solid.ts';
import {
  across,
  add,
  type Frame,
  length,
  mix,
  scale,
  sub,
  unit,
  type Vec,
  within,
} from '../geometry/vector.ts';

export function armOf(shoulder: Vec, elbow: Vec, wrist: Vec, b: number, chest: Frame) {
  const upper = unit(sub(elbow, shoulder));
  const lower = unit(sub(wrist, elbow));
  const bend = across(lower, upper);
  // A straight arm's biceps lies towards the chest's front.
  const flexor = unit(length(bend) > 0.2 ? bend : across(add(chest.forward, chest.up), upper));
  const out = (t: number, by: number): Vec => add(mix(shoulder, elbow, t), scale(flexor, by * b));
  const tense = length(bend) * 0.008;
  return [
    taper(shoulder, elbow, [0.05 * b, 0.038 * b]),
    muscle(
      add(shoulder, scale(upper, -0.055 * b)),
      mix(shoulder, elbow, 0.5),
      0.07 * b,
      [0, 0, 0],
      {
        blend: 0.02,
      },
    ),
    muscle(out(0.25, 0.018), out(0.95, 0.016), (0.044 + tense) * b, [0, 0, 0], { blend: 0.012 }),
    muscle(out(0.1, -0.022), out(0.85, -0.018), 0.045 * b, [0, 0, 0], { blend: 0.014 }),
    taper(elbow, wrist, [0.04 * b, 0.029 * b], { blend: 0.02 }),
    muscle(
      add(elbow, scale(lower, -0.04 * b)),
      mix(elbow, wrist, 0.7),
      0.046 * b,
      scale(flexor, 0.008 * b),
      {
        blend: 0.018,
      },
    ),
    muscle(
      add(elbow, scale(flexor, 0.02 * b)),
      mix(elbow, wrist, 0.55),
      0.034 * b,
      scale(flexor, 0.022 * b),
      { blend: 0.014 },
    ),
  ];
}

export function wrapped(grip: Frame, b: number): Group[] {
  const p = (f: number, u: number, l: number): Vec => within(grip, [f * b, u * b, l * b]);
  return [
    {
      material: 'tape',
      solids: [
        // It covers the knuckles, and leaves the fingers below them free.
        egg({ ...grip, at: p(0.001, 0.052, 0) }, [0.031 * b, 0.05 * b, 0.047 * b]),
        taper(p(0, -0.06, 0), p(0, 0.02, 0), [0.033 * b, 0.03 * b], { blend: 0.02 }),
      ],
    },
    {
      material: 'skin',
      solids: [-0.03, -0.01, 0.01, 0.03]
        .map((l) =>
          taper(p(0.004, 0.085, l), p(-0.032, 0.075, l), [0.0125 * b, 0.012 * b], { blend: 0.004 }),
        )
        .concat(taper(p(-0.01, 0.02, 0.04), p(-0.04, 0.07, 0.03), [0.014 * b, 0.012 * b])),
    },
  ];
}
