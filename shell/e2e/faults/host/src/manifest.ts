import { CONTRACT_VERSION, defineManifest } from '@ringside/shared/contract';

export const manifest = defineManifest({
  name: 'host',
  contract: CONTRACT_VERSION,
  routes: ['/host'],
  elements: [],
  storageKeys: [],
});
