export const cards = [
  {
    name: 'training',
    kicker: 'Training',
    title: 'Training hub: workouts and drills',
    picture: 'heavy-bag',
    focus: 0.46,
  },
  {
    name: 'fitness',
    kicker: 'Fitness',
    title: 'Diet and fitness plans',
    picture: 'endurance',
    focus: 0.48,
  },
];
