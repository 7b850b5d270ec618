import type { Person } from './person.ts';

/** Trained Nico Castellane for eleven years. */
export const gusFerraday: Person = {
  name: 'Gus Ferraday',
  age: 66,
  height: '5ft 7in',
  bulk: 1.16,
  skin: 'pale',
  hairDye: 'grey',
  face: { hair: 'bald', beard: 'moustache', nose: 1.2 },
};
