import { gearCategories } from '../content/gearCategories.ts';

/** `Top 10 Boxing Gloves` as a sentence. */
const sentence = (title: string) => title.replace(/(?<=.).*/, (rest) => rest.toLowerCase());

/** The social cards of this section, for `npx tsx shared/pictures/encode/encodeCards.ts`. */
export const cards = [
  { name: 'gear', kicker: 'Gear', title: 'Recommended boxing gear', picture: 'gear' },
  ...Object.entries(gearCategories).map(([name, { title, guide }]) => ({
    name,
    kicker: 'Gear guide',
    title: sentence(title),
    picture: guide.picture,
  })),
];
