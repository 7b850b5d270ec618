import type { Camera } from '../geometry/camera.ts';
import { sub, type Vec } from '../geometry/vector.ts';
import { ink } from '../print/palette.ts';
import { ground, post, ropes } from './arena.ts';
import { panel } from './gym.ts';

type Rope = { ink: string; light?: string };

const LIT: readonly Rope[] = [
  { ink: ink.red, light: '#f0604a' },
  { ink: ink.stone, light: ink.paper },
  { ink: ink.blue, light: '#5f86ff' },
];
const SHADED: readonly Rope[] = [
  { ink: ink.deepRed, light: ink.red },
  { ink: ink.stone, light: ink.sand },
  { ink: ink.deepBlue, light: ink.blue },
];
const FAR: readonly Rope[] = [{ ink: ink.red }, { ink: ink.paper }, { ink: ink.blue }];

// The shaded side of a white post: black would not part from the dark, and ropes end in nothing.
const DIM = '#57503f';

/**
 * People in it are printed between `far` (ropes behind, canvas) and `near` (platform, posts, ropes
 * before them).
 */
export function raisedRing(
  view: Camera,
  { west, north, east, south }: { west: Vec; north: Vec; east: Vec; south: Vec },
  canvas: string,
): { far: string; near: string } {
  const skirt = (from: Vec, to: Vec, fill: string) =>
    panel(view, from, sub(to, from), [0, -from[1], 0], fill);
  return {
    far:
      ropes(view, west, north, FAR) +
      ropes(view, north, east, FAR) +
      post(view, north, { pad: ink.stone, light: ink.paper, shade: DIM }) +
      ground(view, [west, north, east, south], canvas),
    near:
      skirt(west, south, ink.deepBlue) +
      skirt(south, east, ink.nightBlue) +
      post(view, west, { pad: ink.deepRed, light: ink.red, shade: ink.nightRed }) +
      post(view, east, { pad: ink.deepBlue, light: ink.blue, shade: ink.nightBlue }) +
      ropes(view, west, south, LIT) +
      ropes(view, south, east, SHADED) +
      post(view, south, { pad: ink.stone, light: ink.paper, shade: DIM }),
  };
}
