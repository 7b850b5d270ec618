import type { Boxer } from './person.ts';

/** Holds the Meridian belt. */
export const tobiasRourke: Boxer = {
  name: 'Tobias Rourke',
  age: 31,
  height: '6ft 6in',
  reach: '83in',
  stance: 'orthodox',
  record: '28-1, 22 KO',
  bulk: 1.2,
  skin: 'pale',
  hairDye: 'fair',
  face: { hair: 'bald', beard: 'full', jaw: 1.15, nose: 1.2 },
  colours: { gloves: 'red', shorts: 'white', band: 'red', boots: 'black' },
};
