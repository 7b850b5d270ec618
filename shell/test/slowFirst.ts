import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that build sections or start many processes, the longest first; each takes ten times as long as most others. */
const SLOW = [
  'kit.test.ts',
  'build.test.ts',
  'start.test.ts',
  'dev.test.ts',
  'mistakes.test.ts',
  'create.test.ts',
  'processes.test.ts',
  's3.test.ts',
];

/** Starts slow files first, so that no core is idle at the end. Vitest knows how long a file takes from its second run on. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = SLOW.indexOf(basename(moduleId));
      return place === -1 ? SLOW.length : place;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
