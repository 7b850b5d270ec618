import type { Boxer } from './person.ts';

export const mateoQuillan: Boxer = {
  name: 'Mateo Quillan',
  age: 30,
  height: '5ft 8in',
  reach: '69in',
  stance: 'orthodox',
  record: '24-2, 17 KO',
  bulk: 1.04,
  skin: 'olive',
  hairDye: 'hair',
  face: { hair: 'swept', beard: 'goatee', nose: 1.1 },
  colours: { gloves: 'red', shorts: 'red', band: 'white', boots: 'white' },
};
