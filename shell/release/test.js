#!/usr/bin/env node
// `ringside-test`: runs every test and says `N passed, N failed`. TypeScript as in bin.js.
import { register } from 'tsx/esm/api';

register();
await import('./test/run.ts');
