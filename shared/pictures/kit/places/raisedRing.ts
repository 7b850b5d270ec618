import { type Camera, project } from '../geometry/camera.ts';
import { add, length, scale, sub, unit, type Vec } from '../geometry/vector.ts';
import { ink } from '../print/palette.ts';
import { shape } from '../print/poster.ts';
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

type Corners = { west: Vec; north: Vec; east: Vec; south: Vec };
type Cloth = { apron: string; fold: string; edge: string };

/** How far the platform reaches beyond the ropes, in metres. */
const APRON = 0.55;
/** How wide the folds of the cloth are that hangs from the platform. */
const FOLD = 0.36;

/**
 * People in it are printed between `far` (ropes behind, canvas) and `near` (posts, ropes before
 * them). The corners are those of the ropes: the platform reaches further, with the same canvas,
 * and a cloth hangs from its edge to the floor.
 */
export function raisedRing(
  view: Camera,
  { west, north, east, south }: Corners,
  {
    canvas,
    edge = ink.stone,
    left = { apron: ink.blue, fold: '#1a43e0', edge: '#5f86ff' },
    right = { apron: ink.deepBlue, fold: '#122fa6', edge: ink.blue },
  }: { canvas: string; edge?: string; left?: Cloth; right?: Cloth },
): { far: string; near: string } {
  const middle = scale(add(west, east), 0.5);
  const out = (corner: Vec): Vec => {
    const away = sub(corner, middle);
    return add(corner, scale(unit(away), APRON * Math.SQRT2));
  };
  const platform = { west: out(west), north: out(north), east: out(east), south: out(south) };

  /** Cloth that hangs in folds, under the border of the canvas. */
  const skirt = (from: Vec, to: Vec, { apron, fold, edge: border }: Cloth) => {
    const side = sub(to, from);
    const count = Math.round(length(side) / FOLD);
    const folds = Array.from({ length: count }, (_, n) => {
      const [start, end] = [(n + 0.5) / count, (n + 1) / count];
      const at = (part: number, down: number): Vec =>
        add(add(from, scale(side, part)), [0, -from[1] * down, 0]);
      const place = (part: number, down: number) => {
        const { x, y } = project(view, at(part, down));
        return [x, y] as const;
      };
      return shape(fold, [place((start + end) / 2, 0.2), place(end, 1), place(start, 1)]);
    }).join('');
    return (
      panel(view, from, side, [0, -from[1], 0], apron) +
      folds +
      panel(view, from, side, [0, -0.12, 0], border)
    );
  };
  return {
    far:
      ground(view, [platform.west, platform.north, platform.east, platform.south], edge) +
      ground(view, [west, north, east, south], canvas) +
      ropes(view, west, north, FAR) +
      ropes(view, north, east, FAR) +
      post(view, north, { pad: ink.stone, light: ink.paper, shade: DIM, foot: 0 }),
    near:
      skirt(platform.west, platform.south, left) +
      skirt(platform.south, platform.east, right) +
      post(view, west, { pad: ink.deepRed, light: ink.red, shade: ink.nightRed, foot: 0 }) +
      post(view, east, { pad: ink.deepBlue, light: ink.blue, shade: ink.nightBlue, foot: 0 }) +
      ropes(view, west, south, LIT) +
      ropes(view, south, east, SHADED) +
      post(view, south, { pad: ink.stone, light: ink.paper, shade: DIM, foot: 0 }),
  };
}
