import { CONTRACT_VERSION, defineManifest } from '@ringside/shared/contract';

export const manifest = defineManifest({
  name: 'new-section',
  contract: CONTRACT_VERSION,
  routes: ['/new-section'],
  elements: ['ringside-new-section-list'],
  // Text and links only: prerendered it is complete, so our own pages load no script for it.
  staticElements: ['ringside-new-section-list'],
  storageKeys: [],
});
