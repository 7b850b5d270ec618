#!/usr/bin/env node
// `ringside`: see `ringside --help`. The tool is TypeScript; Node 20 needs help to read it.
import '@ringside/shared/build/typescript';

// Started by another `ringside`, it ends with that.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

const { run } = await import('./cli.ts');
await run(process.argv.slice(2));
