// Lets Node run TypeScript, ours alone: `import './typescript.js'`, then `import()` what is TypeScript.
import * as module from 'node:module';
import { load } from './typescriptHooks.js';

// Node 20 has only the older function, which Node 26 warns of.
if (module.registerHooks) module.registerHooks({ load });
else module.register('./typescriptHooks.js', import.meta.url);
