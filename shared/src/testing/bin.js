#!/usr/bin/env node
// `ringside-browser-tests [word…]`: see components.ts. The tests are TypeScript, and so is this; Node 20 needs help to read it.
import '../../build/node/typescript.js';

await import('./components.ts');
