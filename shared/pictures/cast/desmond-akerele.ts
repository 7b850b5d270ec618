import type { Person } from './person.ts';

/** Trains, and writes it up. */
export const desmondAkerele: Person = {
  name: 'Desmond Akerele',
  age: 36,
  height: '5ft 11in',
  bulk: 1.06,
  skin: 'deep',
  hairDye: 'hair',
  face: { hair: 'flat-top', beard: 'goatee' },
};
