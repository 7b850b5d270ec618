/** The social cards of this section, for `npx tsx shared/pictures/encode/encodeCards.ts`. */
export const cards = [
  { name: 'fights', kicker: 'Fights', title: 'Upcoming fights', picture: 'rourke-varga' },
];
