import type { Browser } from '../../embeds/matrix/drivers/visitor.ts';
import type { Case } from '../environment.ts';
import { controls } from './controls.ts';
import { failures } from './failures.ts';
import { looks } from './looks.ts';
import { links, navigation } from './navigation.ts';
import { pages } from './pages.ts';

const GROUPS = { pages: [...pages, ...links], navigation, controls, looks, failures };

/** The cases that run in every engine. */
export const CASES: readonly (Case & { group: string })[] = Object.entries(GROUPS).flatMap(
  ([group, cases]) => cases.map((each) => ({ ...each, group })),
);

/** Returns the cases, without those that the browser's driver, or the engine itself, cannot do. */
export const casesFor = (browser: Browser): typeof CASES =>
  CASES.filter(({ without }) => !without?.[browser]);
