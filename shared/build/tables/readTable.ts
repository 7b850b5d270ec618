import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { ROUTE, TAG } from '../../src/contract/index.ts';

interface TableEntry {
  name: string;
  place: string;
  comment: string | undefined;
  view: { name: string; from: string };
  isClient: boolean;
  /** Imported modules that the entry names. */
  uses: readonly string[];
}

const FIELDS = {
  pages: {
    view: 'view: SomePage, the component of src/pages that shows it',
    load: 'load: () => ({ data, head }), where data is what the view takes',
  },
  elements: {
    view: 'view: SomeComponent, the component of src/components that shows it',
    client: 'client: true if it answers to the visitor, client: false if it is links and text',
    load: 'load: (attributes) => ({ … }), which gives what the view takes',
    choices: 'choices: () => [{}], the sets of attributes that partners can have',
  },
} as const;

type Program = ReturnType<typeof parseSync>['program'];

/** Reads the table's source without running it. */
export function readTable(root: string, kind: 'pages' | 'elements') {
  const path = join(root, 'src', `${kind}.ts`);
  const name = `${basename(root)}/src/${kind}.ts`;
  const define = kind === 'pages' ? 'definePages' : 'defineElements';
  if (!existsSync(path))
    throw new Error(`${name} must exist: export const ${kind} = ${define}({ … }).`);
  const text = readFileSync(path, 'utf8');
  const source = parseSync(path, text);
  const [syntax] = source.errors;
  if (syntax)
    throw new Error(`${name}: ${syntax.message}${syntax.codeframe ? `\n${syntax.codeframe}` : ''}`);
  const placeOf = ({ start }: { start: number }) =>
    `${name}:${text.slice(0, start).split('\n').length}`;
  const commentAbove = ({ start }: { start: number }) => {
    const comment = source.comments.findLast(({ end }) => end <= start);
    const isAbove = comment?.type === 'Block' && !text.slice(comment.end, start).trim();
    return isAbove ? text.slice(comment.start, comment.end) : undefined;
  };

  const found = exportOf(source.program, kind);
  const table = found?.value?.type === 'CallExpression' ? found.value.arguments.at(-1) : undefined;
  if (!found || table?.type !== 'ObjectExpression')
    throw new Error(
      `${name} must contain export const ${kind} = ${define}({ … }), with the entries written there.`,
    );
  const imports = source.module.staticImports.flatMap(
    ({ moduleRequest: { value: from }, entries }) =>
      entries.map(({ importName: { name }, localName }) => ({
        local: localName.value,
        name,
        from,
      })),
  );
  const places = new Map<string, string>();
  const entries = table.properties.map((property): TableEntry => {
    const place = placeOf(property);
    if (property.type !== 'Property' || property.key.type !== 'Literal')
      throw new Error(
        `${place}: write each entry as '${kind === 'pages' ? '/path' : 'ringside-tag'}': { … }.`,
      );
    const key = String(property.key.value);
    const title = kind === 'pages' ? key : `<${key}>`;
    if (kind === 'elements' && !TAG.test(key))
      throw new Error(
        `${place}: ${key} is no tag. Write ringside- and lower-case words joined by hyphens, such as ringside-bell.`,
      );
    if (kind === 'pages' && !ROUTE.test(key))
      throw new Error(
        `${place}: ${key} is no path. Write it like /news, or /news/:slug with one parameter.`,
      );
    const matched = key.replace(/:\w+/g, ':');
    const earlier = places.get(matched);
    if (earlier)
      throw new Error(
        `${place}: ${title} is already declared at ${earlier}. Remove one, or rename it.`,
      );
    places.set(matched, place);
    if (property.value.type !== 'ObjectExpression')
      throw new Error(`${place}: write ${title} as an object, { … }.`);
    const fields = new Map(
      property.value.properties.flatMap((each) =>
        each.type === 'Property' && each.key.type === 'Identifier'
          ? [[each.key.name, each.value]]
          : [],
      ),
    );
    for (const [field, advice] of Object.entries(FIELDS[kind]))
      if (!fields.has(field))
        throw new Error(`${place}: ${title} has no ${field}. Write ${advice}.`);
    const used = fields.get('view');
    const view = imports.find(({ local }) => used?.type === 'Identifier' && used.name === local);
    if (!view?.name)
      throw new Error(
        `${place}: the view of ${title} must be a component that the file imports by its name.`,
      );
    const client = fields.get('client');
    const isClient = client === undefined || (client.type === 'Literal' ? client.value : undefined);
    if (typeof isClient !== 'boolean')
      throw new Error(`${place}: the client of ${title} must be true or false, not an expression.`);
    const { name, from } = view;
    const written = text.slice(property.start, property.end);
    const uses = imports.flatMap((each) =>
      new RegExp(`\\b${each.local}\\b`).test(written) ? each.from : [],
    );
    return {
      name: key,
      place,
      comment: commentAbove(property),
      view: { name, from },
      isClient,
      uses,
    };
  });
  return { comment: commentAbove(found), place: placeOf(found), entries };
}

/** Of both tables. */
export const tableEntries = (root: string): TableEntry[] =>
  (['pages', 'elements'] as const).flatMap((kind) => readTable(root, kind).entries);

/** The line of the entry of an element's tag, or of a page's path. */
export const placeOf = (root: string, entry: string): string | undefined =>
  tableEntries(root).find(({ name }) => RegExp(`^${name.replace(/:\w+/g, '[^/]+')}$`).test(entry))
    ?.place;

export function exportOf({ body }: Program, name: string) {
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    const [declarator] = statement.declaration.declarations;
    if (declarator?.id.type === 'Identifier' && declarator.id.name === name)
      return { start: statement.start, value: declarator.init };
  }
  return undefined;
}
