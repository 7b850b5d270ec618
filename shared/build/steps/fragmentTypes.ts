import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import {
  type Attributes,
  type ElementDescription,
  type StateFacts,
  valuesOf,
  variantKey,
} from '../../src/contract/index.ts';
import { replaceFile } from '../cache/reuse.ts';
import { sharedFolder, workspacesOf } from '../node/packageFolder.ts';
import { isPlainType, plainEventType } from '../tables/isPlainType.ts';

/**
 * The types that `Fragment` takes, which are the attributes in a release, and for the shell all
 * that are described; and those of the section's events and states.
 */
function fragmentTypes(
  section: string,
  tags: readonly string[],
  descriptions: readonly ElementDescription[],
  variants: readonly (readonly [tag: string, attributes: Attributes, ...unknown[]])[],
  states: Readonly<Record<string, StateFacts>> = {},
): string {
  const lines = tags.map((tag) => {
    const described = descriptions.find(({ tagName }) => tagName === tag)?.attributes ?? [];
    const sets = variants.flatMap(([each, attributes]) => (each === tag ? [attributes] : []));
    const names =
      section === 'shell' ? described.map(({ name }) => name) : sets.flatMap(Object.keys);
    const attributes = [...new Set(names)].sort().map((name) => {
      const type = described.find((each) => each.name === name)?.type.text ?? 'string';
      const values = sets.flatMap((set) => set[name] ?? []);
      return `${JSON.stringify(name)}?: ${textType(type, values)}`;
    });
    return `    ${JSON.stringify(tag)}: {${attributes.map((each) => ` ${each};`).join('')} };\n`;
  });
  return `// The elements of ${section} that Fragment can place. A build, or ringside types, writes this file.
export {};
declare module '@ringside/shared/elements' {
  interface SiteElements {
${lines.join('')}  }
${eventTypes(descriptions)}${stateTypes(states)}}
`;
}

/** Events of the section's own. Those of every site are part of the contract. */
function eventTypes(descriptions: readonly ElementDescription[]): string {
  const own = descriptions
    .flatMap(({ events }) => events)
    .filter(({ name }) => !/^ringside[:-]/.test(name));
  if (own.length === 0) return '';
  const types = new Map(own.map(({ name, type }) => [name, plainEventType(type.text)]));
  const lines = [...types].map(([name, type]) => `    ${JSON.stringify(name)}: ${type};\n`);
  return `  interface SiteEvents {\n${lines.join('')}  }\n`;
}

function stateTypes(states: Readonly<Record<string, StateFacts>>): string {
  const lines = Object.entries(states).map(
    ([key, { type }]) => `    ${JSON.stringify(key)}: ${isPlainType(type) ? type : 'unknown'};\n`,
  );
  return lines.length > 0 ? `  interface SiteStates {\n${lines.join('')}  }\n` : '';
}

const NUMBER = `\`\${number}\``;

/** In JSX every value is text. A release may have values that are not described. */
function textType(type: string, released: readonly string[]): string {
  if (type === 'number') return NUMBER;
  const values = valuesOf(type);
  if (!values) return 'string';
  return [...new Set([...values, ...released])].map((value) => JSON.stringify(value)).join(' | ');
}

/**
 * Beside the contract, or in the repository of a site or of a single section. Tests' sections have
 * none.
 */
export function typesFolder(root: string): string | undefined {
  if (sharedFolder.includes(`${sep}node_modules${sep}`)) {
    const isInWorkspace = workspacesOf(dirname(root)).includes(basename(root));
    return join(isInWorkspace ? dirname(root) : root, 'elements');
  }
  return dirname(root) === dirname(sharedFolder) ? join(sharedFolder, 'elements') : undefined;
}

export async function writeFragmentTypes(
  folder: string | undefined,
  ...section: Parameters<typeof fragmentTypes>
): Promise<void> {
  if (!folder) return;
  for (const [kind, text] of [
    ['d.ts', fragmentTypes(...section)],
    ['json', `${JSON.stringify(offeredBy(...section), null, 1)}\n`],
  ]) {
    const file = join(folder, `${section[0]}.${kind}`);
    if (existsSync(file) && (await readFile(file, 'utf8')) === text) continue;
    // A build of a section beside it may read the file meanwhile.
    await replaceFile(file, text ?? '');
  }
}

/** The sets of attributes in a release, by tag. The shell renders any set. */
type Offered = Readonly<Record<string, readonly Attributes[] | null>>;

function offeredBy(...[section, tags, , variants]: Parameters<typeof fragmentTypes>): Offered {
  const setsOf = (tag: string) => variants.flatMap(([each, set]) => (each === tag ? [set] : []));
  return Object.fromEntries(
    tags.map((tag) => [tag, section === 'shell' ? null : withoutCovered(setsOf(tag))]),
  );
}

/** Leaves out the sets for which `*` stands: otherwise new content would change the file. */
function withoutCovered(sets: readonly Attributes[]): Attributes[] {
  const keys = new Set(sets.map((set) => variantKey('', set)));
  const isCovered = (set: Attributes) =>
    Object.keys(set).some(
      (name) => set[name] !== '*' && keys.has(variantKey('', { ...set, [name]: '*' })),
    );
  return sets.filter((set) => !isCovered(set));
}

/**
 * What each section beside a package offered when it was built, or when `ringside types` read it.
 */
export async function offeredBeside(root: string): Promise<[section: string, Offered][]> {
  const folder = typesFolder(root) ?? '';
  const files = existsSync(folder)
    ? (await readdir(folder)).filter((file) => file.endsWith('.json'))
    : [];
  return Promise.all(
    files.map(async (file) => [
      basename(file, '.json'),
      JSON.parse(await readFile(join(folder, file), 'utf8')),
    ]),
  );
}
