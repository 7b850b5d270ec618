import type { Person } from './person.ts';

/** Trains Mateo Quillan. */
export const dellPruett: Person = {
  name: 'Dell Pruett',
  age: 61,
  height: '5ft 9in',
  bulk: 1.1,
  skin: 'deep',
  hairDye: 'grey',
  face: { hair: 'crop', beard: 'moustache', nose: 1.1 },
};
