import type { parseSync } from 'rolldown/utils';

export type Program = ReturnType<typeof parseSync>['program'];
export type Statement = Program['body'][number];
export type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];

/** The statement `export const <name> = …` of a module. */
export const exportOf = ({ body }: Program, name: string): Statement | undefined =>
  body.find((each) => nameOf(each) === name);

/** What it exports under a name. */
export function exported(program: Program, name: string): Expression | null | undefined {
  const statement = exportOf(program, name);
  return statement && declaratorOf(statement)?.init;
}

function declaratorOf(statement: Statement) {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
    return undefined;
  return statement.declaration.declarations[0];
}

function nameOf(statement: Statement): string | undefined {
  const id = declaratorOf(statement)?.id;
  return id?.type === 'Identifier' ? id.name : undefined;
}
