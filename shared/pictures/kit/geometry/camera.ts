import { add, cross, dot, scale, sub, unit, type Vec } from './vector.ts';

export const WIDTH = 1600;
export const HEIGHT = 1000;

export type Camera = {
  eye: Vec;
  forward: Vec;
  right: Vec;
  up: Vec;
  focal: number;
  shift: readonly [number, number];
};

type Look = {
  eye: Vec;
  at: Vec /** Degrees across the width. */;
  view?: number /** Pixels to slide the picture by, as a shift lens does. */;
  shift?: readonly [number, number];
  roll?: number;
};

export function camera({ eye, at, view = 40, shift = [0, 0], roll = 0 }: Look): Camera {
  const forward = unit(sub(at, eye));
  const level = unit(cross(forward, [0, 1, 0]));
  const upright = cross(level, forward);
  const [c, s] = [Math.cos((roll * Math.PI) / 180), Math.sin((roll * Math.PI) / 180)];
  const right = add(scale(level, c), scale(upright, s));
  const focal = WIDTH / 2 / Math.tan((view * Math.PI) / 360);
  return { eye, forward, right, up: cross(right, forward), focal, shift };
}

/** Also how many pixels a metre is there. Behind the eye, `metre` is negative. */
export function project(view: Camera, point: Vec): { x: number; y: number; metre: number } {
  const d = sub(point, view.eye);
  const metre = view.focal / dot(d, view.forward);
  return {
    x: WIDTH / 2 + view.shift[0] + dot(d, view.right) * metre,
    y: HEIGHT / 2 + view.shift[1] - dot(d, view.up) * metre,
    metre,
  };
}

/** The direction seen through a pixel. */
export function ray(view: Camera, x: number, y: number): Vec {
  const h = (x - WIDTH / 2 - view.shift[0]) / view.focal;
  const v = (HEIGHT / 2 + view.shift[1] - y) / view.focal;
  return unit(add(view.forward, add(scale(view.right, h), scale(view.up, v))));
}
