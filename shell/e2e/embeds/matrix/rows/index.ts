import { attributes } from './attributes.ts';
import { isolation } from './isolation.ts';
import { parents } from './parents.ts';
import { placing } from './placing.ts';
import { policies, trustedTypes } from './policies.ts';
import { script } from './script.ts';
import { styles } from './styles.ts';
import { surroundings } from './surroundings.ts';
import { twice } from './twice.ts';
import type { Row } from './variant.ts';

/** The rows of the matrix. */
export const ROWS: readonly Row[] = [
  policies,
  trustedTypes,
  styles,
  twice,
  placing,
  attributes,
  parents,
  surroundings,
  script,
  isolation,
];
