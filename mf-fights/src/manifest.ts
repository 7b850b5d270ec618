import { CONTRACT_VERSION, defineManifest } from '@ringside/shared/contract';

export const manifest = defineManifest({
  name: 'fights',
  contract: CONTRACT_VERSION,
  routes: ['/fights'],
  elements: ['ringside-fight-list'],
  staticElements: ['ringside-fight-list'],
  storageKeys: [],
});
