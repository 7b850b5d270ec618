import { CONTRACT_VERSION, defineManifest } from '@ringside/shared/contract';

export const manifest = defineManifest({
  name: 'gear',
  contract: CONTRACT_VERSION,
  routes: ['/gear', '/gear/:category'],
  elements: ['ringside-gear-guides', 'ringside-recommended-gear'],
  staticElements: ['ringside-gear-guides'],
  storageKeys: [],
});
