import type { Person } from './person.ts';

/** Reports what has changed, mostly by telephone. */
export const tamLindqvist: Person = {
  name: 'Tam Lindqvist',
  age: 38,
  height: '6ft 0in',
  bulk: 0.94,
  skin: 'pale',
  hairDye: 'hair',
  face: { hair: 'crop', glasses: true, long: 1.04 },
};
