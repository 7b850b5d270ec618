import { ZodMiniType } from 'zod/mini';
import type { StateFacts } from '../contract/index.ts';
import type { State } from './state.ts';
import { typeOfSchema } from './typeOfSchema.ts';

/**
 * Describes the states of a section to other sections.
 * @throws when a state is incomplete, or its key belongs to another section
 */
export function describeStates(
  section: string,
  states: readonly State[],
): Readonly<Record<string, StateFacts>> {
  const described: Record<string, StateFacts> = {};
  for (const { key, description, value } of states) {
    const refuse = (what: string): never => {
      throw new Error(`states: ${key}: ${what}`);
    };
    const [owner, name = ''] = key.split(/:(.*)/s);
    if (owner !== section) refuse(`only ${owner} can declare it. Write ${section}:${name}.`);
    if (!/^[a-z][a-z0-9-]*$/.test(name)) refuse('write lower-case letters, digits and hyphens.');
    if (Object.hasOwn(described, key)) refuse('it is declared twice. Remove one.');
    if (!description?.trim()) refuse('write a description, in a sentence.');
    // The schema becomes part of the client module, and the full zod has 21 kB.
    if (!(value instanceof ZodMiniType))
      refuse("write its value with zod/mini: import * as z from 'zod/mini'.");
    described[key] = { description, type: typeOfSchema(value) };
  }
  return described;
}
