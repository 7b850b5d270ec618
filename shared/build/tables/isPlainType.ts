import { parseSync } from 'rolldown/utils';

const NODES = new Set([
  ...['Program', 'TSTypeAliasDeclaration', 'TSTypeLiteral', 'TSPropertySignature'],
  ...['TSTypeAnnotation', 'TSTypeReference', 'TSTypeParameterInstantiation', 'TSUnionType'],
  ...['TSLiteralType', 'TSArrayType', 'TSTypeOperator', 'TSParenthesizedType', 'Identifier'],
  ...['TSStringKeyword', 'TSNumberKeyword', 'TSBooleanKeyword', 'TSNullKeyword'],
  ...['TSUnknownKeyword', 'Literal'],
]);

const NAMED = new Set(['CustomEvent', 'Readonly', 'Record', 'Array']);

/**
 * Whether a text is one TypeScript type of values that JSON can have, so that typings may contain
 * it.
 */
export function isPlainType(text: string): boolean {
  const { program, errors, comments } = parseSync('type.ts', `type Plain = ${text}`);
  return (
    errors.length === 0 && comments.length === 0 && program.body.length === 1 && isPlain(program)
  );
}

/** The type of an event as another team's build wrote it, or any event if it is not plain. */
export const plainEventType = (text: string): string =>
  text.startsWith('CustomEvent<') && isPlainType(text) ? text : 'CustomEvent';

function isPlain(node: unknown): boolean {
  if (Array.isArray(node)) return node.every(isPlain);
  if (typeof node !== 'object' || node === null) return true;
  const { type, typeName } = node as { type?: string; typeName?: { name?: string } };
  if (type !== undefined && !NODES.has(type)) return false;
  if (type === 'TSTypeReference' && !NAMED.has(typeName?.name ?? '')) return false;
  return Object.values(node).every(isPlain);
}
