#!/usr/bin/env node
// `ringside-test`: runs every test and says `N passed, N failed`. TypeScript as in release/bin.js.
import '../../shared/build/node/typescript.js';

await import('./run.ts');
