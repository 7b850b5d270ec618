import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/**
 * Returns the type of a schema in TypeScript's notation, on one line, such as `{date: string,
 * event?: string}`.
 */
export const typeOfSchema = (schema: z.core.$ZodType): string =>
  typeOf(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }));

const SIMPLE = ['string', 'number', 'boolean', 'null'];

function typeOf(schema: JsonSchema | boolean | undefined): string {
  if (typeof schema !== 'object') return 'unknown';
  const { type, enum: values, const: value, anyOf, oneOf, items, properties } = schema;

  if (value !== undefined) return literal(value);
  if (values) return values.map(literal).join(' | ');
  const either = anyOf ?? oneOf;
  if (either) return either.map(typeOf).join(' | ');

  if (type === 'array' && !Array.isArray(items)) {
    const item = typeOf(items as JsonSchema);
    return `readonly ${/ /.test(item) && !item.startsWith('{') ? `(${item})` : item}[]`;
  }
  if (type === 'object' && properties) {
    const fields = Object.entries(properties).map(([name, field]) => {
      const isRequired = schema.required?.includes(name);
      return `${/^[A-Za-z_]\w*$/.test(name) ? name : literal(name)}${isRequired ? '' : '?'}: ${typeOf(field as JsonSchema)}`;
    });
    return `{${fields.join(', ')}}`;
  }
  if (type === 'object') {
    return `Readonly<Record<string, ${typeOf(schema.additionalProperties as JsonSchema)}>>`;
  }
  if (Array.isArray(type)) return type.map((each) => typeOf({ type: each })).join(' | ');
  if (type === 'integer') return 'number';
  return SIMPLE.find((each) => each === type) ?? 'unknown';
}

const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replace(/['\\]/g, '\\$&')}'` : JSON.stringify(value);
