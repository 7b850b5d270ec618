import { dyes, type Inks } from '../../print/palette.ts';

type Outfit = {
  skin: Inks;
  /** The ink of the edge light on all that he wears, and on his skin. */
  rim?: string;
  hair?: Inks;
  gloves?: Inks;
  tape?: Inks;
  shorts?: Inks;
  band?: Inks;
  boots?: Inks;
  soles?: Inks;
  top?: Inks;
};

export function worn({
  skin,
  rim,
  hair = dyes.hair,
  gloves = dyes.red,
  tape = dyes.white,
  shorts = dyes.blue,
  band = dyes.white,
  boots = dyes.black,
  soles = dyes.white,
  top = dyes.white,
}: Outfit): Record<string, Inks> {
  const edged = (inks: Inks): Inks => (rim ? { ...inks, rim } : inks);
  return {
    skin: edged(skin),
    hair: edged(hair),
    glove: edged(gloves),
    cuff: gloves,
    tape,
    shorts: edged(shorts),
    band,
    boot: edged(boots),
    sole: soles,
    vest: edged(top),
  };
}
