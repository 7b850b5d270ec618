import type { Camera } from '../geometry/camera.ts';
import { carve, type Light, type Relief } from '../geometry/carve.ts';
import type { Group } from '../geometry/solid.ts';
import { type Field, soften, trace } from '../geometry/trace.ts';
import { blended, type Inks, inkOf } from './palette.ts';

type Print = {
  view: Camera;
  light: Light;
  inks: Record<string, Inks>;
  /** Ink of the shadow thrown on the floor (y = 0); none without it. */
  floor?: string;
  /** Pixels between the points that are lit; 2 for the finished picture, 4 to try things. */
  step?: number;
  /** How far light and rim inks slipped in the press. */
  slip?: readonly [number, number];
};

const LEVELS = [0.2, 0.66, 0.9];

/** Above this light, an ink between shadow and middle shows the form of what lies in the shade. */
const SHADE = 0.085;

/**
 * Of fewer points a mask is hardly softened, and printed bolder: it would close the eyes and mouths
 * of small people.
 */
const FINE = 250;

/** How much edge light it takes for the rim ink to print. */
const RIM = 0.18;

/**
 * Lights the solids and prints flat inks with clean edges: shadow, middle and light, and an edge of
 * light. Halftone belongs to backgrounds: on a person it looks like a rash.
 */
export function print(
  groups: Group[],
  { view, light, inks, floor, step = Number(process.env.STEP ?? 2), slip = [1.5, 1] }: Print,
): string {
  const gloss = Object.fromEntries(
    Object.entries(inks).map(([name, { gloss: shine }]) => [name, shine ?? 0.1]),
  );
  const relief = carve(groups, view, light, { step, gloss, ground: Boolean(floor) });

  let svg = floor ? `<path fill="${floor}" d="${trace(soften(relief.ground, 2), 0.5)}"/>` : '';
  const body = soften(spread(relief.tone, relief), 4);
  const rim = soften(relief.rim, 2);
  const all = mask(relief, () => true);
  // Smooth outlines leave hairlines between materials: what is under them is dark, like a key line.
  const skin = relief.names.find((name) => /(^|\.)skin$/.test(name)) ?? relief.names[0] ?? '';
  svg += `<path fill="${inkOf(skin, inks).tones[0]}" d="${trace(all, 0.5)}"/>`;

  for (const [id, name] of relief.names.entries()) {
    const { tones, levels, rim: edge } = shaded(inkOf(name, inks));
    const points = relief.material.reduce((sum, m) => sum + Number(m === id), 0);
    const isFine = points < FINE;
    const shape = mask(relief, (m) => m === id, isFine ? 1 : 3);
    svg += `<path fill="${tones[0]}" stroke="${tones[0]}" stroke-width="${isFine ? 1.8 : 1.2}" d="${trace(shape, 0.5, isFine ? 12 : 60)}"/>`;

    for (const [n, tone] of tones.slice(1).entries()) {
      const level = levels[n] ?? 1;
      const isLight = n > 0 && n === tones.length - 2;
      const moved = isLight ? ` transform="translate(${slip.join(' ')})"` : '';
      svg += `<path fill="${tone}"${moved} d="${trace(both(body, level, shape), 0)}"/>`;
    }

    if (edge) svg += `<path fill="${edge}" d="${trace(both(rim, RIM, all, shape), 0, 40)}"/>`;
  }
  return `<g>${svg}</g>`;
}

function shaded({ tones, levels = LEVELS, rim }: Inks) {
  const [shadow, middle, ...lights] = tones;
  if (!shadow || !middle || lights.length === 0) return { tones, levels, rim };
  const shade = blended(shadow, middle, 0.45);
  return { tones: [shadow, shade, middle, ...lights], levels: [SHADE, ...levels], rim };
}

function mask({ material, tone }: Relief, is: (material: number) => boolean, rounds = 3): Field {
  const values = Float32Array.from(material, (m) => (m >= 0 && is(m) ? 1 : 0));
  return soften({ ...tone, values }, rounds);
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

export const dot = (x: number, y: number, r: number): string =>
  `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0Z`;

/** Renames the materials of groups, so that two figures in one scene can wear different inks. */
export const dressed = (groups: Group[], who: string): Group[] =>
  groups.map((group) => ({ ...group, material: `${who}.${group.material}` }));
