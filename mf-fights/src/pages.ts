import { definePages } from '@ringside/shared/section/server';
import { loadFightsPage } from './load/loadPages.ts';
import { FightsPage } from './pages/FightsPage.tsx';

/**
 * The fights section: every scheduled fight with its countdown, and our articles about them.
 *
 * @fires {CustomEvent<{date: string, event?: string, fight?: string}>} ringside:fight-day - Sent by a fight's countdown, once,
 *   when the day of the fight has come. Bubbles, composed.
 * @csp img-src - Pictures.
 */
export const pages = definePages({
  '/fights': { view: FightsPage, client: false, load: loadFightsPage },
});
