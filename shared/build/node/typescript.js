// Lets Node run our own TypeScript: `import './typescript.js'`, then `import()` a TypeScript module.
import * as module from 'node:module';
import { load } from './typescriptHooks.js';

// Node 20 has only the older function, and Node 26 warns about it.
if (module.registerHooks) module.registerHooks({ load });
else module.register('./typescriptHooks.js', import.meta.url);
