import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export const REACT_VERSIONS = [19, 18] as const;
export type ReactVersion = (typeof REACT_VERSIONS)[number];

/** React 18 is in a package outside the workspace: `npm run test:embeds` installs it. */
const PLACES: Readonly<Record<ReactVersion, string>> = {
  18: fileURLToPath(new URL('./18/package.json', import.meta.url)),
  19: fileURLToPath(import.meta.url),
};

const bundles = new Map<ReactVersion, Promise<string>>();

export function bundle(version: ReactVersion): Promise<string> {
  const made = bundles.get(version) ?? make(version);
  bundles.set(version, made);
  return made;
}

async function make(version: ReactVersion): Promise<string> {
  const { resolve } = createRequire(PLACES[version]);
  const folderOf = (name: string) => dirname(resolve(`${name}/package.json`));
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { alias: { react: folderOf('react'), 'react-dom': folderOf('react-dom') } },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('./app.ts', import.meta.url)),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [chunk] = 'output' in result ? result.output : [];
  if (!chunk) throw new Error("The partner's app gave no script.");
  return chunk.code;
}
