import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sharedFolder } from '../node/packageFolder.ts';
import { build } from './build.ts';
import { digest, shortIntegrity } from './hash.ts';

/** React's modules, in the order in which their names are exported. */
export const REACT_MODULES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const ENTRY = 'virtual:react';

/** The name under which the file exports single-spa's adapter. */
export const ADAPTER = 'singleSpaReact';

/**
 * Builds one file for React, and for single-spa's adapter to it, which every section needs with it.
 * React is CommonJS, from which `export *` gets no names, so the names are listed here.
 */
export async function buildVendor(root: string, outDir: string): Promise<string> {
  const require = createRequire(join(root, 'package.json'));
  const { version } = require('react/package.json') as { version: string };
  const [{ code }] = await build(root, {
    plugins: [
      {
        name: 'ringside:react-entry',
        resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? reactEntry(require) : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        // Minifying removes the packages' licence comments.
        output: { postBanner: '/*! Licences: /licenses.txt */' },
      },
    },
  });
  // Sections share the file, so its name tells its content.
  const fileName = `vendor/react@${version}-${shortIntegrity(digest('sha256', code))}.js`;
  await mkdir(join(outDir, 'vendor'), { recursive: true });
  await writeFile(join(outDir, fileName), code);
  return fileName;
}

function reactEntry(require: NodeJS.Require): string {
  const taken = new Set<string>();
  const lines = REACT_MODULES.flatMap((id, index) => {
    const all = Object.keys(require(id) as object);
    const names = all.filter((name) => !taken.has(name) && !name.startsWith('__'));
    for (const name of names) taken.add(name);
    return [`import m${index} from '${id}';`, `export const { ${names.join(', ')} } = m${index};`];
  });
  return [
    ...lines,
    `export { default as ${ADAPTER} } from ${JSON.stringify(adapterFile())};`,
    'export default m0;',
  ].join('\n');
}

/** The adapter is a dependency of the kit, so a section need not install it. */
function adapterFile(): string {
  const require = createRequire(join(sharedFolder, 'package.json'));
  return join(
    dirname(require.resolve('single-spa-react/package.json')),
    'lib/esm/single-spa-react.js',
  );
}
