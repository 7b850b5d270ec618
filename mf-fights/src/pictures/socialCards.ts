export const cards = [
  {
    name: 'fights',
    kicker: 'Fights',
    title: 'Upcoming fights',
    picture: 'rourke-varga',
    // Both faces are visible.
    panel: 480,
    focus: 0.46,
  },
];
