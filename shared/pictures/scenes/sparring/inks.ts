import { worn } from '../../kit/gear/clothes/worn.ts';
import { dyes, ink, skins } from '../../kit/index.ts';

/** The pony-tailed boxer of the article about the jab, in red. */
const boxer = {
  ...worn({
    skin: skins.olive,
    gloves: dyes.red,
    top: { ...dyes.red, levels: [0.2, 0.8] },
    shorts: dyes.black,
    band: dyes.white,
  }),
  thumb: dyes.red,
  trim: { tones: [ink.nightRed, ink.deepRed], levels: [0.4] },
  label: dyes.white,
};

/** Her sparring partner, in blue and white, with a head guard. */
const partner = {
  ...worn({
    skin: skins.brown,
    gloves: dyes.blue,
    top: dyes.white,
    shorts: dyes.black,
    boots: dyes.white,
  }),
  thumb: dyes.blue,
  trim: { tones: [ink.nightBlue, ink.deepBlue], levels: [0.4] },
  label: dyes.white,
  guard: dyes.blue,
};

/** The inks of both, for a figure of hers and one of his that is `dressed(…, 'partner')`. */
export const sparringInks = {
  ...boxer,
  ...Object.fromEntries(
    Object.entries(partner).map(([material, inks]) => [`partner.${material}`, inks]),
  ),
};
