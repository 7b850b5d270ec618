import { sampled } from '@ringside/release/testing/sampled';
import { checkEmbed } from './checkEmbed.ts';
import type { Browser } from './drivers/visitor.ts';
import { ELEMENTS } from './elements.ts';
import { attributes } from './rows/attributes.ts';
import { isolation, script } from './rows/isolation.ts';
import { parents } from './rows/parents.ts';
import { placing } from './rows/placing.ts';
import { policies, trustedTypes } from './rows/policies.ts';
import { styles } from './rows/styles.ts';
import { surroundings } from './rows/surroundings.ts';
import { twice } from './rows/twice.ts';
import type { Row } from './rows/variant.ts';
import type { test as playwrightTest, webKitTest } from './test.ts';

const ROWS: readonly Row[] = [
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

export function testMatrix(
  test: typeof playwrightTest | typeof webKitTest,
  browser: Browser,
): void {
  for (const [turn, { name, variants }] of ROWS.entries()) {
    const cells = variants.flatMap((variant) =>
      ELEMENTS.map((embedded) => ({ variant, embedded })),
    );
    // The number of elements is odd, so steps of four reach each element in turn.
    const sample = cells[(turn * 4) % cells.length];
    for (const cell of cells.filter(({ variant }) => !variant.without?.[browser])) {
      const { variant, embedded } = cell;
      test.describe(() => {
        test.use({ javaScriptEnabled: variant.script !== 'off' });
        test(
          `${turn + 1} ${name}: ${variant.name}: <${embedded.tag}>`.replaceAll('`', ''),
          sampled(cell === sample),
          ({ environment }) => checkEmbed(environment, embedded, variant),
        );
      });
    }
  }
}
