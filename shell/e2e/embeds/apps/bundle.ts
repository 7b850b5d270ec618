import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export const REACT_VERSIONS = [19, 18] as const;
export type ReactVersion = (typeof REACT_VERSIONS)[number];
export type Framework = `React ${ReactVersion}` | 'Vue 3';

const HERE = fileURLToPath(import.meta.url);

/** `npm run test:embeds` installs React 18 in a folder outside the workspace. */
const APPS: Readonly<Record<Framework, { entry: string; packages: string[]; from: string }>> = {
  'React 19': { entry: './react.ts', packages: ['react', 'react-dom'], from: HERE },
  'React 18': {
    entry: './react.ts',
    packages: ['react', 'react-dom'],
    from: fileURLToPath(new URL('./react18/package.json', import.meta.url)),
  },
  'Vue 3': { entry: './vue.ts', packages: ['vue'], from: HERE },
};

const bundles = new Map<Framework, Promise<string>>();

/** Bundles a partner's app in development mode, in which frameworks report what they find wrong. */
export function bundle(framework: Framework): Promise<string> {
  const made = bundles.get(framework) ?? make(framework);
  bundles.set(framework, made);
  return made;
}

async function make(framework: Framework): Promise<string> {
  const { entry, packages, from } = APPS[framework];
  const { resolve } = createRequire(from);
  const folderOf = (name: string) => dirname(resolve(`${name}/package.json`));

  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'true',
    },
    resolve: { alias: Object.fromEntries(packages.map((name) => [name, folderOf(name)])) },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(entry, import.meta.url)),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });

  const [chunk] = 'output' in result ? result.output : [];
  if (!chunk) throw new Error("The partner's app gave no script.");
  return chunk.code;
}
