export const cards = [
  {
    name: 'training',
    kicker: 'Training',
    title: 'Training hub: workouts and drills',
    picture: 'heavy-bag',
  },
  { name: 'fitness', kicker: 'Fitness', title: 'Diet and fitness plans', picture: 'endurance' },
];
