import type { Boxer } from './person.ts';

export const isaacBellweather: Boxer = {
  name: 'Isaac Bellweather',
  age: 27,
  height: '5ft 11in',
  reach: '74in',
  stance: 'orthodox',
  record: '27-1-1, 12 KO',
  bulk: 0.98,
  skin: 'deep',
  hairDye: 'hair',
  face: { hair: 'braids', long: 1.06 },
  colours: { gloves: 'white', shorts: 'blue', band: 'white', boots: 'blue' },
};
