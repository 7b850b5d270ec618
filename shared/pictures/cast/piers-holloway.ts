import type { Person } from './person.ts';

/** Visits camps and corners. */
export const piersHolloway: Person = {
  name: 'Piers Holloway',
  age: 55,
  height: '5ft 10in',
  bulk: 1.06,
  skin: 'pale',
  hairDye: 'grey',
  face: { hair: 'bald', beard: 'full', nose: 1.1 },
};
