import { useCallback, useEffect, useState } from 'react';
import type { $ZodType, output } from 'zod/v4/core';
import type { SiteStates } from '../contract/elements.ts';
import { type RingsideEvents, send, storageKeyOf } from '../contract/services.ts';
import { useServices } from './Island.tsx';

/** What a section stores for the visitor, and other sections may read. Only who has this object can write it. */
export interface State<Schema extends $ZodType = $ZodType> {
  readonly key: string;
  /** What it holds, in a sentence. */
  readonly description: string;
  readonly value: Schema;
}

type Key = keyof SiteStates extends never ? `${string}:${string}` : keyof SiteStates;

type Frozen<Value> = Value extends object
  ? { readonly [Name in keyof Value]: Frozen<Value[Name]> }
  : Value;

/** The schema, if it accepts what the section writes. */
type Accepting<Name, Schema extends $ZodType> = Name extends keyof SiteStates
  ? SiteStates[Name] extends Frozen<output<Schema>>
    ? Schema
    : 'This schema does not accept what the section writes. Compare with its file in elements/.'
  : Schema;

/**
 * Declares a state of a section, in its `src/state.ts`. The section lists it in `states` of `createSection`.
 * @param key begins with the section's name, such as `checkout:cart`
 * @example
 * import * as z from 'zod/mini';
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
 * The value of a state of the view's own section, and a function that changes it. All views that show it follow, also in
 * other tabs. The value is undefined in the build and until the island has started, and where nothing, or nothing that fits the
 * schema, is stored.
 *
 * The function gets the new value, or makes it from the stored one. It returns false if the browser stores nothing.
 */
export function useOwnState<Schema extends $ZodType>({ key, value: schema }: State<Schema>) {
  const { storage } = useServices();
  const value = useStored(key, schema);

  const set = useCallback(
    (next: output<Schema> | ((now: output<Schema> | undefined) => output<Schema>)): boolean => {
      // From what is stored: a click may come before the first effect, or after a change in another tab.
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
 * The value of another section's state. It follows each change, also in other tabs. It is undefined in the build and until the
 * island has started, and where nothing, or nothing that fits the schema, is stored.
 * @param schema what the view needs of the value. Declare it outside the view
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
    // A page that Back restores has missed what changed meanwhile.
    addEventListener('pageshow', ({ persisted }) => persisted && read(), { signal });
    read();
    return () => following.abort();
  }, [key, schema, storage]);

  return value;
}

const warned = new Set<string>();

/** A value that an earlier release stored, or somebody else, may not fit. */
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
