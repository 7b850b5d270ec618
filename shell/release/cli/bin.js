#!/usr/bin/env node
// `ringside`: see `ringside --help`. The tool is TypeScript; Node 20 needs help to read it.
import '@ringside/shared/build/typescript';

const { run } = await import('./cli.ts');
const status = await run(process.argv.slice(2));
if (status !== 0) process.exitCode = status;
