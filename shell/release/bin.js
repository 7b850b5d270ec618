#!/usr/bin/env node
// `ringside`: see `ringside --help`. The tool is TypeScript; Node 20 needs help to read it.
import '../../shared/build/node/typescript.js';

await import('./cli/cli.ts');
