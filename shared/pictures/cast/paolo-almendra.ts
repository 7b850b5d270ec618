import type { Boxer } from './person.ts';

export const paoloAlmendra: Boxer = {
  name: 'Paolo Almendra',
  age: 28,
  height: '5ft 5in',
  reach: '65in',
  stance: 'orthodox',
  record: '17-2, 8 KO',
  bulk: 0.97,
  skin: 'brown',
  hairDye: 'hair',
  face: { hair: 'crop', beard: 'goatee', jaw: 1.1 },
  colours: { gloves: 'blue', shorts: 'black', band: 'amber', boots: 'black' },
};
