import { z } from 'zod';
import { type ElementDescription, isGlobal, TAG, unionOf } from '../contract/index.ts';
import { bindableName } from '../embed/bindableEvents.ts';
import { ofEveryElement, ofEverySection } from './commonFacts.ts';
import type { ElementFacts } from './elementFacts.ts';
import type { ElementTable } from './tables.ts';
import { typeOfSchema } from './typeOfSchema.ts';

const EITHER = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const sentence = z.string('write a sentence').trim().min(1, 'write a sentence');
const named = z.record(z.string(), sentence).optional();

const attributeSchema = z.strictObject({
  description: sentence,
  values: z.array(z.string()).nonempty('list its values, or leave this out').optional(),
  type: z.literal('number', "write 'number', or leave this out").optional(),
  default: z.string().optional(),
  onSite: z.union([z.literal(true), z.array(z.string())]).optional(),
});

const eventSchema = z.strictObject({
  description: sentence,
  detail: z.instanceof(z.ZodType, { error: 'write a schema, such as z.object({ … })' }),
});

const policySchema = z.strictObject({
  directive: z.string('write a directive, such as img-src'),
  source: z.string().optional(),
  when: z.object({ attribute: z.string(), values: z.array(z.string()).optional() }).optional(),
  description: sentence,
});

const propertySchema = z.strictObject({
  description: sentence,
  syntax: z.string().optional(),
  default: z.string().optional(),
});

const factsSchema = z.strictObject({
  description: sentence,
  attributes: z
    .record(z.string().regex(/^[a-z][a-z0-9-]*$/, 'write lower-case letters'), attributeSchema)
    .optional(),
  events: z
    .record(
      z.string().regex(/^[a-z][a-z0-9-]*:[a-z][a-z0-9-]*$/, 'write section:thing-happened'),
      eventSchema,
    )
    .optional(),
  policy: z.array(policySchema).optional(),
  slots: named,
  parts: named,
  properties: z.record(z.string(), propertySchema).optional(),
  itemHeight: z.int('write whole pixels').nonnegative('write 0 or more pixels').optional(),
  accessibility: z.array(sentence).optional(),
});

const given = (how: string) =>
  z.custom((value) => typeof value === 'function', { error: `write ${how}` });

const entrySchema = factsSchema.extend({
  view: z.unknown(),
  client: z.boolean(
    'write true if it answers to the visitor, and false if it is links and text only',
  ),
  start: z.enum(['intent', 'visible', 'idle', 'load']).optional(),
  load: given('load: (attributes) => ({ … }), which gives what the view takes'),
  choices: given('choices: () => [{}], the sets of attributes that partners can have'),
  onSite: given('onSite: () => [{ … }]').optional(),
});

/**
 * The facts that a section gives about itself as an element. Its attributes follow from its pages,
 * and its lines reserve the whole window.
 */
export type OwnFacts = Partial<Omit<ElementFacts, 'attributes' | 'itemHeight'>>;
const ownFactsSchema = factsSchema.omit({ attributes: true, itemHeight: true });

interface Described {
  name: string;
  facts: OwnFacts;
  routes: readonly string[];
  elements: ElementTable;
}

/**
 * Describes the elements of a section, and the section as an element, to partners.
 * @throws with the `entry` and the field where something is missing or wrong
 */
export function describeElements({ name, facts, routes, elements }: Described) {
  const described = new Map<string, readonly Partial<ElementFacts>[]>();

  for (const [tag, { ...entry }] of Object.entries(elements)) {
    if (!TAG.test(tag))
      throw refusal(
        tag,
        `${tag} is no tag. Write ringside- and lower-case words joined by hyphens, such as ringside-bell.`,
      );
    refuseUnfit(tag, `<${tag}>`, entrySchema.safeParse(entry).error);
    refuseEvents(tag, name, entry);
    refuseUndeclared(tag, entry);
    // The elements of the shell are widgets, which share none of the facts of sections' elements.
    described.set(tag, name === 'shell' ? [entry] : [entry, ofEveryElement]);
  }

  if (name !== 'shell') {
    const tag = `ringside-${name}`;
    if (described.has(tag)) throw refusal(tag, `<${tag}> is the section itself. Rename the entry.`);
    refuseUnfit(undefined, 'createSection in server.tsx', ownFactsSchema.safeParse(facts).error);
    refuseEvents(tag, name, facts);
    described.set(tag, [facts, pathOf(name, routes), ofEverySection, ofEveryElement]);
  }

  return [...described]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([tag, sources]) => describe(tag, sources));
}

const refusal = (entry: string | undefined, message: string): Error =>
  Object.assign(new Error(message), { entry });

function refuseUnfit(entry: string | undefined, what: string, error?: z.ZodError): void {
  const [issue] = error?.issues ?? [];
  if (!issue) return;
  const field = issue.path.map((each) => `${String(each)}: `).join('');
  // With the issue `invalid_key`, the name of the field is wrong, not its value.
  const [{ message = issue.message } = {}] = issue.code === 'invalid_key' ? issue.issues : [];
  throw refusal(entry, `${what}: ${field}${message}.`);
}

/**
 * Refuses event names of other sections. Only the section itself sends events whose names begin
 * with the section's name, so two sections cannot use one name for different events.
 */
function refuseEvents(tag: string, section: string, { events = {} }: Partial<ElementFacts>): void {
  for (const name of Object.keys(events))
    if (!name.startsWith(`${section}:`) && !name.startsWith('ringside:'))
      throw refusal(tag, `<${tag}>: events: ${name}: write ${section}:${name.replace(/.*:/, '')}.`);
}

/**
 * Refuses sets of attributes that the table does not declare, and sets for partners with attributes
 * that partners may not use.
 */
function refuseUndeclared(tag: string, { attributes = {}, ...entry }: ElementTable[string]): void {
  for (const field of ['choices', 'onSite'] as const)
    for (const [name, value] of (entry[field]?.() ?? []).flatMap(Object.entries<string>)) {
      const where = `<${tag}>: ${field}: ${name}="${value}"`;
      const declared = attributes[name];
      if (!declared && isGlobal(name)) continue;
      if (!declared) throw refusal(tag, `${where}: add ${name} to attributes, with a description.`);

      const { values, type, onSite } = declared;
      if (field === 'choices' && onSite === true)
        throw refusal(tag, `${where}: ${name} is for this site's pages. Move the set to onSite.`);

      const allowed = [...(values ?? []), ...(field === 'onSite' && onSite ? [onSite].flat() : [])];
      if (values && !allowed.includes(value))
        throw refusal(tag, `${where}: ${name} has only the values ${values.join(', ')}.`);
      if (type === 'number' && Number.isNaN(Number(value || Number.NaN)))
        throw refusal(tag, `${where}: ${name} is a number.`);
    }
}

/**
 * Returns the path that an element of the whole section shows by default: the first page without a
 * parameter.
 */
function pathOf(name: string, routes: readonly string[]): Partial<ElementFacts> {
  const first = routes.find((route) => !route.includes(':'));
  if (!first)
    throw refusal(
      routes[0],
      `add a page without a parameter, such as '/${name}'. Partners' pages show it first.`,
    );
  const listed = EITHER.format(routes.map((route) => `\`${route}\``));
  const description = `Which page of the section: ${listed}.`;
  return { attributes: { path: { default: first, description } } };
}

function describe(tagName: string, sources: readonly Partial<ElementFacts>[]): ElementDescription {
  const all = <Value>(
    pick: (facts: Partial<ElementFacts>) => Readonly<Record<string, Value>> | undefined,
  ): [name: string, value: Value][] =>
    sources.flatMap((facts) => Object.entries(pick(facts) ?? {}));

  const named = (
    pick: (facts: Partial<ElementFacts>) => Readonly<Record<string, string>> | undefined,
  ) => all(pick).map(([name, description]) => ({ name, description }));

  const attributes = all((facts) => facts.attributes)
    .filter(([, { onSite }]) => onSite !== true)
    .map(([name, { description, values, type = 'string', default: value }]) => ({
      name,
      description,
      type: { text: values ? unionOf(values) : type },
      ...(value !== undefined && { default: value }),
      fieldName: name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    }));

  const itemHeight = sources[0]?.itemHeight;

  return {
    kind: 'class',
    customElement: true,
    tagName,
    name: tagName.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
    description: sources[0]?.description ?? '',
    attributes,
    members: attributes.map(({ fieldName: name, ...rest }) => ({ ...rest, kind: 'field', name })),
    events: all((facts) => facts.events).flatMap(([name, { detail, description }]) => {
      const type = { text: `CustomEvent<${typeOfSchema(detail)}>` };
      if (!name.startsWith('ringside:')) return [{ name, type, description }];
      return [
        { name: bindableName(name), type, description },
        { name, type, description: `The same event, as \`${name}\`.` },
      ];
    }),
    slots: named((facts) => facts.slots),
    policy: sources.flatMap(({ policy = [] }) =>
      policy.map(({ directive, source = 'ORIGIN', description, when }) => ({
        directive,
        source,
        description,
        ...(when && { when }),
      })),
    ),
    ...(itemHeight !== undefined && { itemHeight }),
    accessibility: sources.flatMap(({ accessibility = [] }) => accessibility),
    cssParts: named((facts) => facts.parts),
    cssProperties: all((facts) => facts.properties).map(
      ([name, { description, syntax, default: value }]) => ({
        name,
        description,
        ...(syntax && { syntax }),
        ...(value !== undefined && { default: value }),
      }),
    ),
  };
}
