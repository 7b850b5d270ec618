#!/usr/bin/env node
// `ringside`: see `ringside --help`. The tool is TypeScript; Node 20 needs help to read it.
import '@ringside/shared/build/typescript';

// A reader such as `head` ends early. What the command does must not end with it.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
  });

// A build in a child process ends with its parent.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

const { run } = await import('./cli.ts');
await run(process.argv.slice(2));
