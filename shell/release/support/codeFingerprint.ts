import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { init, parse } from 'es-module-lexer';
import { hashOf } from './hash.ts';

/** Our own packages count by their files: their versions say nothing while they are developed. */
const OURS = /^@ringside\//;

/**
 * Hashes all code that a module runs: its own text, the text of every module of ours that it imports, and the name and
 * version of every other package these depend on. Types are left out. It works on sources and on compiled JavaScript.
 *
 * @param entry the module's `import.meta.url`
 */
export async function codeFingerprint(entry: string): Promise<string> {
  await init;
  const modules = new Set<string>();
  const packages = new Map<string, string>();
  const texts: string[] = [];

  // Texts follow each other in the order of imports, so it does not matter in which folder they are installed.
  function addModule(file: string): void {
    if (modules.has(file)) return;
    const text = readFileSync(file, 'utf8');
    modules.add(file);
    texts.push(text);
    if (!/\.[cm]?[jt]sx?$/.test(file)) return;
    for (const { n: specifier, ss: start, s: end } of parse(text, file)[0]) {
      if (specifier === undefined || isBuiltin(specifier)) continue;
      if (/^(?:import|export)\s+type\s/.test(text.slice(start, end))) continue;
      if (specifier.startsWith('.')) addModule(fileURLToPath(new URL(specifier, pathToFileURL(file))));
      else if (OURS.test(specifier)) addModule(createRequire(file).resolve(specifier));
      else addPackage(packageName(specifier), dirname(file));
    }
  }

  function addPackage(name: string, from: string): void {
    const folder = packageFolder(name, from);
    if (!folder || packages.has(folder)) return;
    const text = readFileSync(join(folder, 'package.json'), 'utf8');
    const { version, dependencies = {} } = JSON.parse(text) as PackageJson;
    packages.set(folder, `${name}@${version}`);
    for (const dependency of Object.keys(dependencies)) addPackage(dependency, folder);
  }

  addModule(fileURLToPath(entry));
  return hashOf([...texts, ...[...packages.values()].sort()].join('\0'));
}

interface PackageJson {
  version: string;
  dependencies?: Readonly<Record<string, string>>;
}

const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Where a package is installed, as seen from a folder. */
function packageFolder(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return realpathSync(folder);
  return dirname(from) === from ? undefined : packageFolder(name, dirname(from));
}
