import type { Person } from './person.ts';

/** Takes fights apart for us, and names a winner each time. */
export const maeveThorncastle: Person = {
  name: 'Maeve Thorncastle',
  age: 47,
  height: '5ft 8in',
  bulk: 0.94,
  skin: 'pale',
  hairDye: 'fair',
  face: { hair: 'bob', long: 1.04, jaw: 0.82, nose: 0.9 },
};
