import type { Person } from './person.ts';

/** Trains Corin Delahaye. */
export const winifredStallard: Person = {
  name: 'Winifred Stallard',
  age: 58,
  height: '5ft 6in',
  bulk: 1.02,
  skin: 'pale',
  hairDye: 'grey',
  face: { hair: 'bob', glasses: true },
};
