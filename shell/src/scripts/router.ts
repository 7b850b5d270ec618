/** single-spa, and what else only islands need. */
import './boot.ts';
import '../routing/errors/uncaughtErrors.ts';

export { mountIsland } from '../routing/singleSpa.ts';
