import type { Person } from './person.ts';

/** Trains Paolo Almendra. */
export const filipaSoeiro: Person = {
  name: 'Filipa Soeiro',
  age: 52,
  height: '5ft 5in',
  bulk: 0.98,
  skin: 'olive',
  hairDye: 'grey',
  face: { hair: 'bob' },
};
