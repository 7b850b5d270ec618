import type { Person } from './person.ts';

/** Trains Nico Castellane. */
export const inesStrand: Person = {
  name: 'Ines Strand',
  age: 44,
  height: '5ft 7in',
  bulk: 0.92,
  skin: 'pale',
  hairDye: 'fair',
  face: { hair: 'topknot', long: 1.04 },
};
