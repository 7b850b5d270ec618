import { useCallback, useEffect, useState } from 'react';
import type { $ZodType, output } from 'zod/v4/core';
import type { SiteStates } from '../contract/elements.ts';
import { type RingsideEvents, send, storageKeyOf } from '../contract/services.ts';
import { useServices } from './IslandRoot.tsx';

/**
 * A value that a section stores for the visitor. Other sections may read it. Only code that has
 * this object can write the value.
 */
export interface State<Schema extends $ZodType = $ZodType> {
  readonly key: string;
  /** What the value means, in one sentence. */
  readonly description: string;
  readonly value: Schema;
}

type Key = keyof SiteStates extends never ? `${string}:${string}` : keyof SiteStates;

type Frozen<Value> = Value extends object
  ? { readonly [Name in keyof Value]: Frozen<Value[Name]> }
  : Value;

/**
 * The schema if it accepts every value that the owning section writes. Otherwise an error message.
 */
type Accepting<Name, Schema extends $ZodType> = Name extends keyof SiteStates
  ? SiteStates[Name] extends Frozen<output<Schema>>
    ? Schema
    : 'This schema does not accept what the section writes. Compare with its file in elements/.'
  : Schema;

/**
 * Declares a state of a section, in its `src/state.ts`. The section lists the state in `states` of
 * `createSection`.
 * @param key begins with the section's name, such as `checkout:cart`
 * @example
 * import * as z from 'zod/mini';
 *
 * export const cart = defineState('checkout:cart', {
 *   description: 'The variants in the cart, in the order in which they were added.',
 *   value: z.array(z.string()),
 * });
 */
export const defineState = <const Schema extends $ZodType>(
  key: `${string}:${string}`,
  facts: Omit<State<Schema>, 'key'>,
): State<Schema> => ({ key, ...facts });

/**
 * Returns the value of a state of the view's own section, and a function that changes the value.
 * All views that show the value follow a change, also in other tabs. The value is undefined in a
 * build, before the island has started, if nothing is stored, or if the stored value does not fit
 * the schema. The function takes a new value, or a function that computes it from the stored one,
 * and returns false if the browser stores nothing.
 */
export function useOwnState<Schema extends $ZodType>({ key, value: schema }: State<Schema>) {
  const { storage } = useServices();
  const value = useStored(key, schema);

  const set = useCallback(
    (next: output<Schema> | ((now: output<Schema> | undefined) => output<Schema>)): boolean => {
      // Read the stored value: a click may come before the first effect, or after a change in
      // another tab.
      const changed =
        typeof next === 'function'
          ? (next as (now: output<Schema> | undefined) => output<Schema>)(
              checked(key, schema, storage.read(storageKeyOf(key))),
            )
          : next;
      const { issue } = parse(schema, changed);
      if (issue) throw new Error(`ringside: ${key} cannot have this value: ${issue}`);

      const isStored = storage.write(storageKeyOf(key), changed);
      send(document, 'ringside:state-changed', { key });
      return isStored;
    },
    [key, schema, storage],
  );
  return [value, set] as const;
}

/**
 * Returns the value of another section's state. The value follows each change, also in other tabs.
 * It is undefined in a build, before the island has started, if nothing is stored, or if the stored
 * value does not fit the schema.
 * @param schema what the view needs of the value. Declare the schema outside the view
 */
export const useSharedState = <const Name extends Key, Schema extends $ZodType>(
  key: Name,
  schema: Schema & Accepting<NoInfer<Name>, NoInfer<Schema>>,
): output<Schema> | undefined => useStored(key, schema);

type StateChanged = RingsideEvents['ringside:state-changed'];

function useStored<Schema extends $ZodType>(
  key: string,
  schema: Schema,
): output<Schema> | undefined {
  const { storage } = useServices();
  const [value, setValue] = useState<output<Schema>>();

  useEffect(() => {
    const read = () => setValue(() => checked(key, schema, storage.read(storageKeyOf(key))));
    const following = new AbortController();
    const { signal } = following;
    const isOurs = (changed: string | null) => changed === null || changed === storageKeyOf(key);

    document.addEventListener(
      'ringside:state-changed',
      (event) => isOurs(storageKeyOf((event as StateChanged).detail.key)) && read(),
      { signal },
    );
    addEventListener('storage', (event) => isOurs(event.key) && read(), { signal });
    // A page that Back restores has missed the changes of the meantime, so read the value again.
    addEventListener('pageshow', ({ persisted }) => persisted && read(), { signal });
    read();
    return () => following.abort();
  }, [key, schema, storage]);

  return value;
}

const warned = new Set<string>();

/**
 * Returns the stored value if it fits the schema. A value may not fit if an earlier release, or
 * another script, stored it.
 */
function checked<Schema extends $ZodType>(
  key: string,
  schema: Schema,
  stored: unknown,
): output<Schema> | undefined {
  if (stored === undefined) return undefined;
  const { value, issue } = parse(schema, stored);
  if (issue && !warned.has(key)) {
    warned.add(key);
    console.warn(`ringside: what is stored as ${key} does not fit its schema: ${issue}`);
  }
  return value;
}

function parse<Schema extends $ZodType>(
  schema: Schema,
  value: unknown,
): { value?: output<Schema>; issue?: string } {
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) throw new Error('ringside: a schema of state must not wait.');
  if (!result.issues) return { value: result.value as output<Schema> };
  const [{ message = '', path = [] } = {}] = result.issues;
  return { issue: [path.map(String).join('.'), message].filter(Boolean).join(': ') };
}
