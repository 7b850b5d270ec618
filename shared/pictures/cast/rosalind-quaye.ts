import type { Person } from './person.ts';

/** Weighs gloves and reads accounts. */
export const rosalindQuaye: Person = {
  name: 'Rosalind Quaye',
  age: 41,
  height: '5ft 6in',
  bulk: 0.96,
  skin: 'deep',
  hairDye: 'hair',
  face: { hair: 'curls', long: 0.94, jaw: 0.8, nose: 0.85, glasses: true },
};
