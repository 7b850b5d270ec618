import type { Boxer } from './person.ts';

/** Stitches over both eyes in March have left scars. */
export const nicoCastellane: Boxer = {
  name: 'Nico Castellane',
  age: 27,
  height: '5ft 8in',
  reach: '68in',
  stance: 'orthodox',
  record: '21-1, 13 KO',
  bulk: 0.99,
  skin: 'olive',
  hairDye: 'hair',
  face: { hair: 'curls', nose: 1.15, scars: true },
  colours: { gloves: 'black', shorts: 'white', band: 'black', boots: 'black' },
};
