/**
 * Run `npx tsx shell/release/cli/testing/writeOutputs.ts` after the words of a command have
 * changed.
 */
import { writeOutputs } from './outputs.ts';

for (const file of await writeOutputs()) console.log(`wrote ${file}`);
