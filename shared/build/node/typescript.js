// Lets Node 20 run TypeScript, ours alone: `import './typescript.js'`, then `import()` what is TypeScript.
import { register } from 'node:module';

register('./typescriptHooks.js', import.meta.url);
