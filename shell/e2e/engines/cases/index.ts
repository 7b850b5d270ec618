import type { Case } from '../world.ts';
import { controls } from './controls.ts';
import { failures } from './failures.ts';
import { looks } from './looks.ts';
import { navigation } from './navigation.ts';
import { pages } from './pages.ts';

/** The one list for all engines, by what it covers. */
export const CASES: Readonly<Record<string, readonly Case[]>> = {
  pages,
  navigation,
  controls,
  looks,
  failures,
};
