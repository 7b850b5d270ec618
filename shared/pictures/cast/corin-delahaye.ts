import type { Boxer } from './person.ts';

/** A cruiserweight, with a broken second metacarpal in his right hand. */
export const corinDelahaye: Boxer = {
  name: 'Corin Delahaye',
  age: 28,
  height: '6ft 1in',
  reach: '75in',
  stance: 'orthodox',
  record: '19-1, 12 KO',
  bulk: 1.08,
  skin: 'brown',
  hairDye: 'hair',
  face: { hair: 'crop', jaw: 1.05 },
  colours: { gloves: 'amber', shorts: 'black', band: 'white', boots: 'black' },
};
