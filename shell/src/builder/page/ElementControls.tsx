import type { CatalogueAttribute, CatalogueElement } from '@ringside/shared/contract';
import { firstAttributes } from '../configuration.ts';
import { controlOf } from '../controls.ts';
import { FIELD } from './field.ts';
import { PropertyControls } from './PropertyControls.tsx';
import { plain } from './plain.ts';

/** A control for each attribute and each property of an element. Those of elements that are not chosen are there, and say nothing. */
export function ElementControls({ element, isChosen }: { element: CatalogueElement; isChosen: boolean }) {
  const { tag, description, attributes } = element;
  const first = firstAttributes(element);
  return (
    <fieldset data-tag={tag} hidden={!isChosen} disabled={!isChosen} className="flex flex-col gap-5">
      <legend className="sr-only">{`<${tag}>`}</legend>
      <p className="text-muted">{plain(description)}</p>
      {attributes.map((attribute) => (
        <AttributeControl
          key={attribute.name}
          id={`${tag}-${attribute.name}`}
          attribute={attribute}
          element={element}
          value={first[attribute.name] ?? attribute.default ?? ''}
        />
      ))}
      <PropertyControls element={element} />
    </fieldset>
  );
}

interface AttributeControlProps {
  id: string;
  attribute: CatalogueAttribute;
  element: CatalogueElement;
  value: string;
}

function AttributeControl({ id, attribute, element, value }: AttributeControlProps) {
  const control = controlOf(attribute, element);
  const { name, description } = attribute;
  const common = { id, name, autoComplete: 'off', 'aria-describedby': `${id}-says` };
  const says = (
    <p id={`${id}-says`} className="mt-1 text-muted text-sm">
      {plain(description)}
    </p>
  );
  if (control.kind === 'switch')
    return (
      <div>
        <label className="inline-flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            {...common}
            value={control.value}
            defaultChecked={value === control.value}
            className="size-5 accent-blue"
          />
          {name}
        </label>
        {says}
      </div>
    );
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {name}
      </label>
      {control.kind === 'choice' ? (
        <select {...common} defaultValue={value} className={FIELD}>
          {control.isOptional && <option value="">—</option>}
          {control.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          type={control.type}
          pattern={control.pattern}
          defaultValue={value}
          list={control.offers && `${id}-offers`}
          className={FIELD}
        />
      )}
      {control.kind === 'field' && control.offers && (
        <datalist id={`${id}-offers`}>
          {control.offers.map((offer) => (
            <option key={offer} value={offer} />
          ))}
        </datalist>
      )}
      {says}
    </div>
  );
}
