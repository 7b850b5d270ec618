/** The inks of the series. A picture keeps to five or so of them. */
export const ink = {
  black: '#0b0d12',
  navy: '#141c33',
  slate: '#27324f',
  blue: '#1f4fff',
  deepBlue: '#1539c4',
  nightBlue: '#10206b',
  red: '#d92d20',
  deepRed: '#8f1a17',
  nightRed: '#4a1216',
  paper: '#f6f3ec',
  sand: '#dccfb4',
  stone: '#8d8371',
  leather: '#8a4b2a',
  darkLeather: '#4a2618',
  amber: '#e0a24a',
} as const;

/**
 * From shadow to light: each tone is printed where the light is above its level, `rim` along the
 * far light's edge.
 */
export type Inks = {
  tones: readonly string[];
  levels?: readonly number[];
  rim?: string;
  gloss?: number;
};

export const skins = {
  pale: { tones: ['#53281f', '#c98f5a', '#f0cda4'], levels: [0.24, 0.74] },
  olive: { tones: ['#45211a', '#b37848', '#e3b27e'], levels: [0.22, 0.7] },
  brown: { tones: ['#26120f', '#8a4b2a', '#c98f5a'] },
  deep: { tones: ['#170c0d', '#5c2f1e', '#a2643a'] },
} satisfies Record<string, Inks>;

export const dyes = {
  red: { tones: [ink.nightRed, ink.red, '#f0604a'], gloss: 0.5 },
  blue: { tones: [ink.nightBlue, ink.blue, '#5f86ff'], gloss: 0.5 },
  black: { tones: ['#05060a', '#1a2036', '#4a5878'], gloss: 0.5 },
  white: { tones: ['#5b5c66', '#cfc7b5', ink.paper] },
  tan: { tones: [ink.darkLeather, ink.leather, '#c98f5a'], gloss: 0.45 },
  amber: { tones: ['#5a2f14', '#b5752c', ink.amber] },
  hair: { tones: ['#07070b', '#151420', '#3a3340'] },
  fair: { tones: ['#3a2112', '#8a5a2c', '#d2a15c'] },
  grey: { tones: ['#25262d', '#6b6a6c', '#b4afa6'] },
  steel: { tones: ['#1a2030', '#5b6580', '#cfd4de'], gloss: 0.7 },
} satisfies Record<string, Inks>;

/** What a face has besides skin and hair, and every boot; no drawing need name it. */
const FEATURES: Record<string, Inks> = {
  eye: { tones: ['#a89f92', ink.paper], levels: [0.03] },
  iris: { tones: [ink.black] },
  lash: { tones: [ink.black] },
  mouth: { tones: ['#2a0d0d'] },
  lace: { tones: ['#8d8f98', ink.paper], levels: [0.06] },
  sock: { tones: ['#5b5c66', '#cfc7b5', ink.paper] },
  gum: { tones: ['#c9c2b4', '#ffffff'], levels: [0.12] },
};

/**
 * The ink of a material, which may belong to somebody (`rourke.lip`): the drawing's own, or for a
 * face's features what follows from that person's skin.
 */
export function inkOf(material: string, inks: Readonly<Record<string, Inks>>): Inks {
  const own = inks[material];
  if (own) return own;

  const [, owner = '', part = ''] = /^(.*\.)?(.+)$/.exec(material) ?? [];
  const skin = inks[`${owner}skin`];
  if (part.startsWith('finger-') && skin) return skin;
  if (part === 'lip' && skin) return lips(skin);
  if (part === 'nail' && skin)
    return { tones: [blended('#f6d9cc', skin.tones.at(-1) ?? ink.sand, 0.55)] };
  if (part === 'scar' && skin)
    return { tones: [blended('#e9a79a', skin.tones.at(-1) ?? ink.sand, 0.5)] };
  return FEATURES[part] ?? { tones: ['#f0f'] };
}

const lips = ({ tones: [dark = ink.black, middle = ink.leather] }: Inks): Inks => ({
  tones: [dark, blended(dark, middle, 0.5), blended('#b4483a', middle, 0.6)],
  levels: [0.12, 0.6],
});

/** An ink between two: `part` 0 is the one, 1 the other. */
export function blended(one: string, other: string, part: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * (1 - part) + (b ?? 0) * part)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
