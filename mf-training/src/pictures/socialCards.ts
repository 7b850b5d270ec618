/** The social cards of this section, for `npx tsx shared/pictures/encode/encodeCards.ts`. */
export const cards = [
  { name: 'training', kicker: 'Training', title: 'Training hub: workouts and drills', picture: 'heavy-bag' },
  { name: 'fitness', kicker: 'Fitness', title: 'Diet and fitness plans', picture: 'endurance' },
];
