import type { Services } from '@ringside/shared/contract';

/** The build takes `src/layout/enhanceLayout.ts` of the site's own shell instead, if it has one. */
export function enhanceLayout(_: Pick<Services, 'toast'>): void {}
