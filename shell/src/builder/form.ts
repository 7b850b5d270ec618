import type { Attributes, Catalogue, CatalogueElement } from '@ringside/shared/contract';
import { isPropertyValue } from './snippets/properties.ts';

/** What a builder's form says: the element, and every value by its name. Controls of other elements are disabled and say nothing. */
export function readForm(form: HTMLFormElement, { elements }: Catalogue) {
  const tag = new FormData(form).get('element');
  const element = elements.find((each) => each.tag === tag);
  if (!element) throw new Error(`@ringside/shell: the builder knows no <${tag}>.`);
  for (const set of form.querySelectorAll<HTMLFieldSetElement>('fieldset[data-tag]')) {
    const isChosen = set.dataset.tag === tag;
    set.hidden = !isChosen;
    set.disabled = !isChosen;
  }
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return { element, values: new Map(entries) };
}

/** A colour that was picked becomes what its field says: only that has a name. */
export function takePicked(target: EventTarget | null): void {
  const field =
    target instanceof HTMLInputElement && target.type === 'color' && target.previousElementSibling;
  if (field instanceof HTMLInputElement) field.value = (target as HTMLInputElement).value;
}

/** Marks the fields of properties whose value no rule can hold, and gives each colour to be picked its field's. */
export function checkProperties(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('input[name^="--"]:enabled')) {
    const { value, nextElementSibling: picker } = field;
    field.setCustomValidity(value && !isPropertyValue(value) ? 'Not a value that a rule can hold.' : '');
    if (picker instanceof HTMLInputElement) picker.value = /^#[\da-f]{6}$/i.test(value) ? value : '#000000';
  }
}

/** Sets the controls of an element, and with `settings` those that are not of an element. */
export function writeForm(
  form: HTMLFormElement,
  element: CatalogueElement,
  attributes: Attributes,
  settings?: URLSearchParams,
): void {
  const set = form.querySelector(`fieldset[data-tag="${element.tag}"]`);
  for (const { name, default: value = '' } of element.attributes)
    write(set?.querySelector(`[name="${name}"]`), attributes[name] ?? value);
  if (!settings) return;
  for (const { name } of element.properties)
    write(set?.querySelector(`[name="${name}"]`), settings.get(name) ?? '');
  write(form.querySelector('[name="element"]'), element.tag);
  for (const name of ['kind', 'file', 'ground'])
    write(
      form.querySelector(`[name="${name}"][value="${CSS.escape(settings.get(name) ?? '')}"]`),
      settings.get(name) ?? '',
    );
}

function write(control: Element | null | undefined, value: string): void {
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
    control.checked = control.value === value;
  else if (control instanceof HTMLInputElement && control.value !== value) control.value = value;
  // A select that does not know a value stays as it is.
  else if (
    control instanceof HTMLSelectElement &&
    [...control.options].some((option) => option.value === value)
  )
    control.value = value;
}
