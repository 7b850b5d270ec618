import type { Hair } from '../kit/figure/hair.ts';
import type { Face } from '../kit/index.ts';
import type { dyes, skins } from '../kit/print/palette.ts';

type Dye = keyof typeof dyes;

/** Somebody whom our pages name: how he or she looks, in every drawing. */
export type Person = {
  name: string;
  age: number;
  /** In feet and inches: 6ft 2in. */
  height: string;
  /** Width of trunk and limbs: 0.88 a bantamweight, 1.18 a heavyweight. */
  bulk: number;
  skin: keyof typeof skins;
  hairDye: Dye;
  face: Pick<Face, 'hair' | 'beard' | 'long' | 'jaw' | 'nose' | 'glasses' | 'scars'>;
};

export type Boxer = Person & {
  stance: 'orthodox' | 'southpaw';
  /** From fingertip to fingertip, in inches: 72in. */
  reach: string;
  /** Wins, losses, perhaps draws, and knockouts: 28-1, 22 KO. */
  record: string;
  colours: { gloves: Dye; shorts: Dye; band: Dye; boots: Dye };
};

/** In metres. */
export function metres(height: string): number {
  const [feet, inches] = height.match(/\d+/g)?.map(Number) ?? [];
  if (feet === undefined || inches === undefined)
    throw new Error(`pictures: write a height as 6ft 2in, not ${height}.`);
  return (feet * 12 + inches) * 0.0254;
}

const HAIR: Readonly<Record<Hair, string>> = {
  bald: 'bald',
  crop: 'crop-haired',
  'flat-top': 'flat-topped',
  curls: 'curly-haired',
  topknot: 'top-knotted',
  braids: 'braided',
  swept: 'sleek-haired',
  bob: 'bobbed',
  ponytail: 'pony-tailed',
};
const BEARDS = {
  none: '',
  full: 'bearded',
  goatee: 'goateed',
  moustache: 'moustached',
} as const;

/** For alternative texts. @example seen(tobiasRourke) // 'bald, bearded Tobias Rourke' */
export function seen({ name, face }: Person): string {
  const { hair = 'crop', beard = 'none' } = face;
  return `${[HAIR[hair], BEARDS[beard]].filter(Boolean).join(', ')} ${name}`;
}

/** @example gloved(tobiasRourke) // 'bald, bearded Tobias Rourke in red gloves' */
export const gloved = (boxer: Boxer): string => `${seen(boxer)} in ${boxer.colours.gloves} gloves`;
