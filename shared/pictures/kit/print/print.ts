import type { Camera } from '../geometry/camera.ts';
import { carve, type Light, type Relief } from '../geometry/carve.ts';
import type { Group } from '../geometry/solid.ts';
import { type Field, soften, trace } from '../geometry/trace.ts';
import { type Inks, inkOf } from './palette.ts';

type Print = {
  view: Camera;
  light: Light;
  inks: Record<string, Inks>;
  /** Ink of the shadow thrown on the floor (y = 0); none without it. */
  floor?: string;
  /** Pixels between the points that are lit; 2 for the finished picture, 4 to try things. */
  step?: number;
  /** Pixels between halftone dots; 0 for none. */
  dots?: number;
  /** How far light and rim inks slipped in the press. */
  slip?: readonly [number, number];
};

const LEVELS = [0.2, 0.66, 0.9];

/** How much light a halftone fades over, before the next ink lies solid. */
const FADE = 0.11;

/** How much edge light it takes for the rim ink to print. */
const RIM = 0.18;

/** Too small for dots. */
const FINE = /(^|\.)(eye|iris|lash|mouth|gum|lip|lid|scar)$/;

/**
 * Lights the solids and prints flat inks: shadow, middle and light, dots between them, and an edge
 * of light.
 */
export function print(
  groups: Group[],
  {
    view,
    light,
    inks,
    floor,
    step = Number(process.env.STEP ?? 2),
    dots = 9,
    slip = [1.5, 1],
  }: Print,
): string {
  const gloss = Object.fromEntries(
    Object.entries(inks).map(([name, { gloss: shine }]) => [name, shine ?? 0.1]),
  );
  const relief = carve(groups, view, light, { step, gloss, ground: Boolean(floor) });

  let svg = floor ? `<path fill="${floor}" d="${trace(soften(relief.ground, 2), 0.5)}"/>` : '';
  const body = soften(spread(relief.tone, relief), 1);
  const rim = soften(relief.rim, 1);
  const all = mask(relief, () => true);

  for (const [id, name] of relief.names.entries()) {
    const { tones, levels = LEVELS, rim: edge } = inkOf(name, inks);
    const shape = mask(relief, (m) => m === id);
    svg += `<path fill="${tones[0]}" stroke="${tones[0]}" stroke-width="1.2" d="${trace(shape, 0.5)}"/>`;

    for (const [n, tone] of tones.slice(1).entries()) {
      const level = levels[n] ?? 1;
      const moved = n > 0 ? ` transform="translate(${slip.join(' ')})"` : '';
      svg += `<path fill="${tone}"${moved} d="${trace(both(body, level, shape), 0)}"/>`;
      if (dots && !FINE.test(name))
        svg += `<path fill="${tone}"${moved} d="${halftoneDots(body, relief, id, level, dots)}"/>`;
    }

    if (edge) svg += `<path fill="${edge}" d="${trace(both(rim, RIM, all, shape), 0, 40)}"/>`;
  }
  return `<g>${svg}</g>`;
}

function mask({ material, tone }: Relief, is: (material: number) => boolean): Field {
  const values = Float32Array.from(material, (m) => (m >= 0 && is(m) ? 1 : 0));
  return soften({ ...tone, values }, 1);
}

function both(light: Field, level: number, ...shapes: Field[]): Field {
  const values = light.values.map((v, i) =>
    Math.min(v - level, ...shapes.map((shape) => ((shape.values[i] ?? 0) - 0.5) * 0.7)),
  );
  return { ...light, values };
}

/** Carries the tone a little past each outline, so that softening does not darken the edge. */
function spread(tone: Field, { material }: Relief): Field {
  const values = tone.values.slice();
  const known = Uint8Array.from(material, (m) => (m >= 0 ? 1 : 0));
  for (let pass = 0; pass < 3; pass++) {
    const before = known.slice();
    for (let i = 0; i < values.length; i++) {
      if (before[i]) continue;
      for (const j of [i - 1, i + 1, i - tone.columns, i + tone.columns]) {
        if (!before[j]) continue;
        values[i] = values[j] ?? 0;
        known[i] = 1;
        break;
      }
    }
  }
  return { ...tone, values };
}

/** Dots on a slanted screen, growing as the light nears the level. */
function halftoneDots(
  light: Field,
  { material }: Relief,
  id: number,
  level: number,
  pitch: number,
): string {
  let path = '';
  const angle = 0.42;
  const [c, s] = [Math.cos(angle) * pitch, Math.sin(angle) * pitch];
  const reach = Math.ceil(2000 / pitch);

  for (let a = -reach; a < reach; a++) {
    for (let b = -reach; b < reach; b++) {
      const x = 800 + a * c - b * s;
      const y = 500 + a * s + b * c;
      const column = Math.round((x - light.left) / light.step);
      const row = Math.round((y - light.top) / light.step);
      if (column < 1 || row < 1 || column >= light.columns - 1 || row >= light.rows - 1) continue;

      const i = row * light.columns + column;
      const part = ((light.values[i] ?? 0) - level + FADE) / FADE;
      if (part <= 0.08 || part >= 1 || material[i] !== id) continue;

      const r = pitch * 0.5 * Math.sqrt(part);
      const near = Math.round((r * 1.2) / light.step);
      const inside = [i - near, i + near, i - near * light.columns, i + near * light.columns].every(
        (j) => material[j] === id,
      );
      if (inside) path += dot(x, y, r);
    }
  }
  return path;
}

export const dot = (x: number, y: number, r: number): string =>
  `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0Z`;

/** Renames the materials of groups, so that two figures in one scene can wear different inks. */
export const dressed = (groups: Group[], who: string): Group[] =>
  groups.map((group) => ({ ...group, material: `${who}.${group.material}` }));
