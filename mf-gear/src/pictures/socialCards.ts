/** The social cards of this section, for `npx tsx shared/pictures/encode/encodeCards.ts`. */
export const cards = [
  { name: 'gear', kicker: 'Gear', title: 'Recommended boxing gear', picture: 'gear' },
  { name: 'boxing-gloves', kicker: 'Gear guide', title: 'Top 10 boxing gloves', picture: 'boxing-gloves' },
  { name: 'boxing-bags', kicker: 'Gear guide', title: 'Top 10 boxing bags', picture: 'boxing-bags' },
  { name: 'head-guards', kicker: 'Gear guide', title: 'Top 10 head guards', picture: 'head-guards' },
];
