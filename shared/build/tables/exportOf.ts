import type { parseSync } from 'rolldown/utils';

export type Program = ReturnType<typeof parseSync>['program'];
type Statement = Program['body'][number];
export type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];

interface Export {
  statement: Extract<Statement, { type: 'ExportNamedDeclaration' }>;
  value: Expression | null;
}

/** Finds `export const <name> = <value>` in a module. */
export function exportOf({ body }: Program, name: string): Export | undefined {
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    const [declarator] = statement.declaration.declarations;
    if (declarator?.id.type === 'Identifier' && declarator.id.name === name)
      return { statement, value: declarator.init };
  }
  return undefined;
}
