#!/usr/bin/env node
// `ringside`: see `ringside --help`. The tool is TypeScript; Node 20 needs help to read it.
import '@ringside/shared/build/typescript';

await import('./cli.ts');
