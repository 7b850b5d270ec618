import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { ROUTE, routeKey, routeMatcher } from '../../src/contract/index.ts';

interface TableEntry {
  name: string;
  place: string;
  view: { name: string; from: string };
  isClient: boolean;
  /** Imported modules that the entry names. */
  uses: readonly string[];
}

const EXAMPLES = {
  pages: "export const pages = definePages({ '/path': { … } })",
  elements: "export const elements = { 'ringside-tag': defineElement({ … }) }",
} as const;

type Kind = keyof typeof EXAMPLES;

/**
 * Reads where each entry is and which module has its view, without running the table: a client
 * module imports the views, but nothing that only a build needs. Everything else in a table is
 * data, which `section.describe()` checks.
 */
export function readTable(root: string, kind: Kind): TableEntry[] {
  const table = parseTable(root, kind);
  const places = new Map<string, string>();

  return table.properties.map((property) => {
    const entry = readEntry(table, property);

    // JavaScript would silently keep the second of two entries.
    const matched = routeKey(entry.name);
    const earlier = places.get(matched);
    if (earlier)
      throw new Error(
        `${entry.place}: ${titleOf(kind, entry.name)} is already declared at ${earlier}. Remove one, or rename it.`,
      );
    places.set(matched, entry.place);
    return entry;
  });
}

function parseTable(root: string, kind: Kind) {
  const path = join(root, 'src', `${kind}.ts`);
  const file = `${basename(root)}/src/${kind}.ts`;
  if (!existsSync(path)) throw new Error(`${file} must exist: ${EXAMPLES[kind]}.`);

  const text = readFileSync(path, 'utf8');
  const { program, module, errors } = parseSync(path, text);
  const [syntax] = errors;
  if (syntax)
    throw new Error(`${file}: ${syntax.message}${syntax.codeframe ? `\n${syntax.codeframe}` : ''}`);

  const table = objectOf(exportOf(program, kind));
  if (!table)
    throw new Error(`${file} must contain ${EXAMPLES[kind]}, with the entries written there.`);

  const imports = module.staticImports.flatMap(({ moduleRequest: { value: from }, entries }) =>
    entries.map(({ importName: { name }, localName }) => ({ local: localName.value, name, from })),
  );
  return { kind, file, text, imports, properties: table.properties };
}

type Table = ReturnType<typeof parseTable>;

function readEntry({ kind, file, text, imports }: Table, property: Property): TableEntry {
  const place = `${file}:${text.slice(0, property.start).split('\n').length}`;
  if (property.type !== 'Property' || property.key.type !== 'Literal')
    throw new Error(`${place}: write each entry as in ${EXAMPLES[kind]}.`);

  const name = String(property.key.value);
  const title = titleOf(kind, name);
  if (kind === 'pages' && !ROUTE.test(name))
    throw new Error(
      `${place}: ${name} is no path. Write it like /news, or /news/:slug with one parameter.`,
    );

  const entry = objectOf(property.value);
  if (!entry) throw new Error(`${place}: write ${title} as in ${EXAMPLES[kind]}.`);

  const used = fieldOf(entry, 'view');
  const view = imports.find(({ local }) => used?.type === 'Identifier' && used.name === local);
  if (!view?.name)
    throw new Error(
      `${place}: the view of ${title} must be a component that the file imports by its name.`,
    );

  const client = fieldOf(entry, 'client');
  const isClient = client === undefined || (client.type === 'Literal' ? client.value : undefined);
  if (typeof isClient !== 'boolean')
    throw new Error(`${place}: the client of ${title} must be true or false, not an expression.`);

  const written = text.slice(property.start, property.end);
  const uses = imports.flatMap((each) =>
    new RegExp(`\\b${each.local}\\b`).test(written) ? each.from : [],
  );
  return { name, place, view: { name: view.name, from: view.from }, isClient, uses };
}

const titleOf = (kind: Kind, name: string): string => (kind === 'pages' ? name : `<${name}>`);

/** The entries of both tables. */
export const tableEntries = (root: string): TableEntry[] =>
  (['pages', 'elements'] as const).flatMap((kind) => readTable(root, kind));

/** The line of the entry of an element's tag, or of a page's path. */
export const placeOf = (root: string, entry: string): string | undefined =>
  tableEntries(root).find(({ name }) => routeMatcher([name])(entry))?.place;

type Program = ReturnType<typeof parseSync>['program'];
type Declaration = Extract<Program['body'][number], { type: 'VariableDeclaration' }>;
type Expression = Declaration['declarations'][number]['init'];
type ObjectExpression = Extract<Expression, { type: 'ObjectExpression' }>;
type Property = ObjectExpression['properties'][number];

/** The object itself, or the one that a function such as `definePages` gets. */
function objectOf(expression: Expression | undefined) {
  if (expression?.type === 'ObjectExpression') return expression;
  const given = expression?.type === 'CallExpression' ? expression.arguments.at(-1) : undefined;
  return given?.type === 'ObjectExpression' ? given : undefined;
}

function fieldOf({ properties }: ObjectExpression, wanted: string) {
  const found = properties.find(
    (each) =>
      each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === wanted,
  );
  return found?.type === 'Property' ? found.value : undefined;
}

function exportOf({ body }: Program, name: string): Expression | undefined {
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    const [declarator] = statement.declaration.declarations;
    if (declarator?.id.type === 'Identifier' && declarator.id.name === name) return declarator.init;
  }
  return undefined;
}
