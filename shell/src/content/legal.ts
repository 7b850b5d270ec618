import { cookies } from './legal/cookies';
import { privacy } from './legal/privacy';
import { terms } from './legal/terms';
import type { LegalPage } from './schema';

/** The three legal pages, in the order of the footer. */
export const legalPages: LegalPage[] = [privacy, terms, cookies];
