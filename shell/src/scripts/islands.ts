/** This module has the code of all islands, and single-spa. */
import './runtime.ts';
import '../routing/errors/uncaughtErrors.ts';

export { startLayout } from '../routing/islands/layoutIslands.ts';
export { PageIslands } from '../routing/islands/pageIslands.ts';
