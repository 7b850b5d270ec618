import { expect, test } from 'vitest';
import { posterName } from './posterName.ts';

test.each([
  [['Tobias Rourke', 'Anselm Varga'], 'rourke-varga'],
  [['Isaac BELLWEATHER', 'Mateo QUILLAN'], 'quillan-bellweather'],
  [['Nico Castellane', 'Tarek Winslow'], 'castellane-winslow'],
  [['Haruto Minase', 'Paolo Almendra'], 'minase-almendra'],
  [['Tobias Rourke', 'Paolo Almendra'], 'fight'],
  [['Corin Delahaye', 'Somebody Else'], 'fight'],
])('%s are shown by %s', (fighters, poster) => {
  expect(posterName(fighters)).toBe(poster);
});
