import type { Boxer } from './person.ts';

export const harutoMinase: Boxer = {
  name: 'Haruto Minase',
  age: 24,
  height: '5ft 6in',
  reach: '67in',
  stance: 'southpaw',
  record: '17-0, 13 KO',
  bulk: 0.92,
  skin: 'pale',
  hairDye: 'hair',
  face: { hair: 'topknot' },
  colours: { gloves: 'white', shorts: 'white', band: 'red', boots: 'white' },
};
