import type { Boxer } from './person.ts';

export const tarekWinslow: Boxer = {
  name: 'Tarek Winslow',
  age: 31,
  height: '5ft 10in',
  reach: '71in',
  stance: 'southpaw',
  record: '22-3, 14 KO',
  bulk: 0.95,
  skin: 'deep',
  hairDye: 'hair',
  face: { hair: 'crop', beard: 'moustache', long: 1.06 },
  colours: { gloves: 'red', shorts: 'red', band: 'black', boots: 'red' },
};
