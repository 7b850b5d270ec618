/** A point or direction in metres: x to the right, y up, z towards the viewer. */
export type Vec = readonly [number, number, number];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const length = (a: Vec): number => Math.hypot(a[0], a[1], a[2]);
export const unit = (a: Vec): Vec => scale(a, 1 / (length(a) || 1));
export const mix = (a: Vec, b: Vec, t: number): Vec => add(a, scale(sub(b, a), t));
/** What is left of `a` once its part along the unit direction `along` is taken away. */
export const across = (a: Vec, along: Vec): Vec => sub(a, scale(along, dot(a, along)));

/** Three perpendicular axes at a place: forward, up and left, as of a person standing there. */
export type Frame = { at: Vec; forward: Vec; up: Vec; left: Vec };

export const within = (frame: Frame, [f, u, l]: Vec): Vec =>
  add(add(frame.at, scale(frame.forward, f)), add(scale(frame.up, u), scale(frame.left, l)));

const turned = (a: Vec, b: Vec, degrees: number): [Vec, Vec] => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [add(scale(a, c), scale(b, s)), add(scale(b, c), scale(a, -s))];
};

/** A frame rotated in degrees: `turn` to its left, then `nod` forwards, then `tilt` to its left. */
export function rotate(frame: Frame, { turn = 0, nod = 0, tilt = 0 }): Frame {
  const [f1, l1] = turned(frame.forward, frame.left, turn);
  const [u1, f2] = turned(frame.up, f1, nod);
  const [u2, l2] = turned(u1, l1, tilt);
  return { at: frame.at, forward: f2, up: u2, left: l2 };
}

/** Standing at a place; `facing` 0 is screen right, 90 the viewer, 180 screen left. */
export function standing(at: Vec, facing: number): Frame {
  const angle = (facing * Math.PI) / 180;
  const forward: Vec = [Math.cos(angle), 0, Math.sin(angle)];
  return { at, forward, up: [0, 1, 0], left: cross([0, 1, 0], forward) };
}

/** A frame whose up axis runs along a direction, its forward axis as near `towards` as can be. */
export function along(at: Vec, direction: Vec, towards: Vec = [0.3, 0.1, 1]): Frame {
  const up = unit(direction);
  const forward = unit(across(towards, up));
  return { at, up, forward, left: cross(up, forward) };
}
