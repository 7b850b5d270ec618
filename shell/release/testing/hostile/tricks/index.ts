import { markup } from './markup.ts';
import { places } from './places.ts';
import { statements } from './statements.ts';
import { styles } from './styles.ts';

/** Releases that must be refused, each with its error code. */
export const tricks = [...statements, ...places, ...markup, ...styles].map(
  ([what, release, refusal = 'bad-release']) => [what, release, refusal] as const,
);
