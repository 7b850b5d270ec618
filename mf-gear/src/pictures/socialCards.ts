import { gearCategories } from '../content/gearCategories.ts';

const sentence = (title: string) => title.replace(/(?<=.).*/, (rest) => rest.toLowerCase());

export const cards = [
  { name: 'gear', kicker: 'Gear', title: 'Recommended boxing gear', picture: 'gear' },
  ...Object.entries(gearCategories).map(([name, { title, guide }]) => ({
    name,
    kicker: 'Gear guide',
    title: sentence(title),
    picture: guide.picture,
  })),
];
