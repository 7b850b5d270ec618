/** The social cards of the shell's pages, for `npx tsx shared/pictures/encode/encodeCards.ts`. */
export const cards = [
  {
    name: 'home',
    kicker: 'Boxing magazine',
    title: 'Know the fight before the bell',
    picture: 'hero',
    focus: 0.65,
  },
  {
    name: 'company',
    kicker: 'Ringside',
    title: 'News, fights, training and gear',
    picture: 'about',
    focus: 0.36,
  },
];
