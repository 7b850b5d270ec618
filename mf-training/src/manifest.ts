import { CONTRACT_VERSION, defineManifest } from '@ringside/shared/contract';

export const manifest = defineManifest({
  name: 'training',
  contract: CONTRACT_VERSION,
  routes: ['/training', '/fitness'],
  elements: ['ringside-workouts', 'ringside-plans'],
  staticElements: ['ringside-plans'],
  storageKeys: [],
});
