import { CONTRACT_VERSION, defineManifest } from '@ringside/shared/contract';

export const manifest = defineManifest({
  name: 'news',
  contract: CONTRACT_VERSION,
  routes: ['/news', '/news/:slug', '/news/stories/:range', '/reviews', '/reviews/stories/:range'],
  elements: ['ringside-article-link', 'ringside-article-list', 'ringside-latest-news'],
  staticElements: ['ringside-article-list', 'ringside-latest-news', 'ringside-article-link'],
  storageKeys: [],
});
