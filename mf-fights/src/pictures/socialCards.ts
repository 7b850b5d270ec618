export const cards = [
  { name: 'fights', kicker: 'Fights', title: 'Upcoming fights', picture: 'rourke-varga' },
];
