import type { CatalogueElement } from '@ringside/shared/contract';
import { FIELD } from './field.ts';
import { plain } from './plain.ts';

/** A field for each `--ringside-*` property of an element. A colour can be picked too; empty is as it comes. */
export function PropertyControls({ element: { tag, properties } }: { element: CatalogueElement }) {
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="mb-1 font-display text-2xl uppercase">Look</legend>
      <p className="text-muted text-sm">
        What is left empty stays as it comes, and so does what no rule can hold.
      </p>
      {properties.map(({ name, syntax, description, default: value }) => {
        const id = `${tag}${name}`;
        return (
          <div key={name}>
            <label htmlFor={id} className="font-semibold">
              {name}
            </label>
            <div className="flex items-end gap-2">
              <input
                id={id}
                name={name}
                placeholder={value ?? 'as it comes'}
                autoComplete="off"
                spellCheck={false}
                aria-describedby={`${id}-says`}
                className={`peer ${FIELD}`}
              />
              {syntax === '<color>' && (
                <input
                  type="color"
                  aria-label={`Pick ${name}`}
                  autoComplete="off"
                  className="h-11 w-14 shrink-0 rounded-sm border-2 border-ink bg-white p-1 peer-placeholder-shown:opacity-50"
                />
              )}
            </div>
            <p id={`${id}-says`} className="mt-1 text-muted text-sm">
              {plain(description)}
            </p>
          </div>
        );
      })}
    </fieldset>
  );
}
