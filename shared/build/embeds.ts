import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

/**
 * Builds each script of a package's `src/embed/` into one text that imports nothing and exports nothing, so that it
 * runs as a module and as a classic script. It is not served as it is: compose adds what it needs to know, as
 * `RINGSIDE_EMBED`.
 *
 * @returns the texts by the scripts' names
 */
export async function buildEmbeds(root: string, section: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const [name, file] of await scriptsOf(root, section)) {
    const result = await build({
      root,
      configFile: false,
      logLevel: 'warn',
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [shortStyles],
      build: {
        write: false,
        minify: true,
        reportCompressedSize: false,
        target: 'es2022',
        modulePreload: false,
        rolldownOptions: {
          input: file,
          output: { format: 'iife', codeSplitting: false },
        },
      },
    });
    const [chunk] = 'output' in result ? result.output : [];
    if (!chunk) throw new Error(`@ringside/shared: building ${file} gave no script.`);
    texts.set(name, chunk.code);
  }
  return texts;
}

/** Takes what only people read out of the widgets' styles, where no text needs its spaces. */
const shortStyles: Plugin = {
  name: 'ringside:short-styles',
  transform: {
    filter: { id: /\.styles\.ts$/ },
    handler: (code) =>
      code.replace(/(?<=css`)[^`]*/g, (style) =>
        style
          .replace(/\s+/g, ' ')
          .replace(/ ?([{};,]) ?/g, '$1')
          .replaceAll(': ', ':')
          .replaceAll(';}', '}')
          .trim(),
      ),
  },
};

/** Scripts by the name of their embed file. Every section has the one that brings its elements. */
async function scriptsOf(root: string, section: string): Promise<[name: string, file: string][]> {
  const folder = join(root, 'src', 'embed');
  const names = existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith('.ts')) : [];
  const own = names.sort().map((name): [string, string] => [basename(name, '.ts'), join(folder, name)]);
  return section === 'shell' ? own : [...own, [section, LOADER]];
}

const LOADER = fileURLToPath(new URL('../src/embed/loader.ts', import.meta.url));
