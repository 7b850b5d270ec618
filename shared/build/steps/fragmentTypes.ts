import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { Attributes } from '../../src/contract/index.ts';
import { sharedFolder } from '../node/packageFolder.ts';
import type { ElementDescription } from './describeElements.ts';

/** The types that `Fragment` takes: the attributes in a release, and for the shell all that are described. */
function fragmentTypes(
  section: string,
  tags: readonly string[],
  descriptions: readonly ElementDescription[],
  variants: readonly (readonly [tag: string, attributes: Attributes, ...unknown[]])[],
): string {
  const lines = tags.map((tag) => {
    const described = descriptions.find(({ tagName }) => tagName === tag)?.attributes ?? [];
    const sets = variants.flatMap(([each, attributes]) => (each === tag ? [attributes] : []));
    const names = section === 'shell' ? described.map(({ name }) => name) : sets.flatMap(Object.keys);
    const attributes = [...new Set(names)].sort().map((name) => {
      const type = described.find((each) => each.name === name)?.type.text ?? 'string';
      const values = sets.flatMap((set) => set[name] ?? []);
      return `'${name}'?: ${textType(type, values)}`;
    });
    return `    '${tag}': {${attributes.map((each) => ` ${each};`).join('')} };\n`;
  });
  return `// The elements of ${section} that Fragment can place. A build, or ringside types, writes this file.
export {};
declare module '@ringside/shared/elements' {
  interface SiteElements {
${lines.join('')}  }
}
`;
}

const NUMBER = `\`\${number}\``;

/** In JSX every value is text. A release may have values that are not described. */
function textType(type: string, values: readonly string[]): string {
  if (type === 'number') return NUMBER;
  if (!type.startsWith("'")) return 'string';
  const others = values.map((value) => `'${value.replace(/['\\]/g, '\\$&')}'`);
  return [...new Set([type, ...others.filter((other) => !type.includes(other))])].join(' | ');
}

/** Beside the contract, or in the repository of a single section. Tests' sections have none. */
export function typesFolder(root: string): string | undefined {
  if (sharedFolder.includes(`${sep}node_modules${sep}`)) return join(root, 'elements');
  return dirname(root) === dirname(sharedFolder) ? join(sharedFolder, 'elements') : undefined;
}

export async function writeFragmentTypes(
  folder: string | undefined,
  ...section: Parameters<typeof fragmentTypes>
): Promise<void> {
  if (!folder) return;
  const [file, text] = [join(folder, `${section[0]}.d.ts`), fragmentTypes(...section)];
  if (existsSync(file) && (await readFile(file, 'utf8')) === text) return;
  await mkdir(folder, { recursive: true });
  await writeFile(file, text);
}
