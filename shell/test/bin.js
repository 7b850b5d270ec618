#!/usr/bin/env node
// `ringside-test`: runs every test and says `N passed, N failed`. TypeScript as in release/cli/bin.js.
import '@ringside/shared/build/typescript';

await import('./runner/run.ts');
