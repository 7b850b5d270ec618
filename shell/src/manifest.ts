import { CONTRACT_VERSION, defineManifest } from '@ringside/shared/contract';

export const manifest = defineManifest({
  name: 'shell',
  contract: CONTRACT_VERSION,
  routes: ['/', '/about', '/contact', '/careers', '/privacy', '/terms', '/cookies', '/embed', '/embed/frame'],
  elements: ['ringside-countdown', 'ringside-newsletter'],
  storageKeys: ['ringside:newsletter-subscriptions', 'ringside:newsletter-subscriptions-damaged'],
});
