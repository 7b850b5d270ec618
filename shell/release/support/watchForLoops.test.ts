import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

test('a loop that never ends is told of while it runs', async () => {
  const code = `import { watchForLoops } from '${import.meta.dirname}/watchForLoops.ts';
    watchForLoops(600);
    for (const end = Date.now() + 3000; Date.now() < end; );`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code]);
  expect(await text(child.stderr)).toContain('look for a loop without an end');
});
