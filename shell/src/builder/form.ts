import type { Attributes, Catalogue, CatalogueElement } from '@ringside/shared/contract';

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
