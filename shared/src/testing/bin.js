#!/usr/bin/env node
// `ringside-browser-tests [word…]`: see components.ts. Node 20 cannot read TypeScript by itself, so
// register a loader first.
import '../../build/node/typescript.js';

await import('./components.ts');
