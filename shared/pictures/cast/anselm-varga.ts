import type { Boxer } from './person.ts';

/** Holds the Continental belt. */
export const anselmVarga: Boxer = {
  name: 'Anselm Varga',
  age: 29,
  height: '6ft 3in',
  reach: '78in',
  stance: 'orthodox',
  record: '26-0, 11 KO',
  bulk: 1.12,
  skin: 'brown',
  hairDye: 'hair',
  face: { hair: 'flat-top', long: 1.05 },
  colours: { gloves: 'blue', shorts: 'black', band: 'blue', boots: 'black' },
};
