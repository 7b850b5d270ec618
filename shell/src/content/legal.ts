import { cookies } from './legal/cookies';
import { privacy } from './legal/privacy';
import { terms } from './legal/terms';
import type { LegalPage } from './schema';

/**
 * The legal pages, in the order of the footer. To add one, write a file in `legal`, a line here and
 * a link in `site.ts`.
 */
export const legalPages: LegalPage[] = [privacy, terms, cookies];
