import type { Catalogue, Services } from '@ringside/shared/contract';
import { listenToFrames } from '../embed/iframe/listenToFrames.ts';
import {
  attributesFrom,
  type Configuration,
  type Kind,
  nearestChoice,
  propertiesFrom,
} from './configuration.ts';
import { copyText } from './copy.ts';
import { checkProperties, readForm, takePicked, writeForm } from './form.ts';
import { showFocusWithin, showPreview } from './preview.ts';
import { sizeOf } from './sizeOf.ts';
import { titleOf } from './snippets/fallback.ts';
import { previewAddress } from './snippets/framed.ts';
import { ruleOf } from './snippets/properties.ts';
import { policyOf, snippetOf } from './snippets/snippets.ts';

/** Takes the addresses that a newsletter form was given; events go up to the document, out of every framework's component. */
const LISTENER = `document.addEventListener('ringside:subscribe', (event) => {
  // You keep the address, and the visitor is told of the success.
  event.preventDefault();
  void fetch('/subscribers', { method: 'POST', body: event.detail.email });
});`;

/** How long a visitor may type before the preview follows, in milliseconds. */
const PAUSE = 300;

/**
 * Lets a visitor choose an element and set it, and shows it with its snippet. What is set is in the address, which can be shared.
 *
 * @param signal ends it
 */
export function startBuilder(
  root: HTMLElement,
  known: Catalogue,
  services: Services,
  signal: AbortSignal,
): void {
  // The files are where the visitor found this page, on a copy of the site too.
  const catalogue = { ...known, origin: location.origin };
  const form = root.querySelector('form');
  if (!form) throw new Error('@ringside/shell: the builder has no form.');
  const place = root.querySelector('[data-preview]');
  if (place) showFocusWithin(place, signal);
  let pause: ReturnType<typeof setTimeout> | undefined;

  function update(changed?: string) {
    const { element, values } = readForm(form as HTMLFormElement, catalogue);
    let attributes = attributesFrom(element, values);
    if (element.choices) {
      attributes = nearestChoice(element.choices, attributes, changed) ?? attributes;
      writeForm(form as HTMLFormElement, element, attributes);
    }
    checkProperties(form as HTMLFormElement);
    const properties = propertiesFrom(element, values);
    const isPinned = values.get('file') === 'pinned';
    const configuration = { catalogue, element, attributes, properties, isPinned };
    const kind = values.get('kind') as Kind;
    show(root, kind, configuration);
    clearTimeout(pause);
    const follow = () => {
      const ground = values.get('ground') ?? 'light';
      const title = `${titleOf(element.tag)} on a ${ground} page`;
      const settings = { ...attributes, ...properties };
      if (place && catalogue.files[element.file])
        showPreview(place, previewAddress(element, settings, ground), title);
      const query = new URLSearchParams({
        element: element.tag,
        ...settings,
        kind,
        ground,
        ...(isPinned && { file: 'pinned' }),
      });
      history.replaceState(history.state, '', `${location.pathname}?${query}`);
    };
    if (changed === undefined) follow();
    else pause = setTimeout(follow, PAUSE);
  }

  form.addEventListener(
    'input',
    ({ target }) => {
      takePicked(target);
      update((target as HTMLInputElement).name);
    },
    { signal },
  );
  form.addEventListener('submit', (event) => event.preventDefault(), { signal });
  signal.addEventListener('abort', () => clearTimeout(pause));
  for (const button of root.querySelectorAll<HTMLElement>('[data-copy]'))
    button.addEventListener(
      'click',
      () => {
        const source = root.querySelector(`[data-output="${button.dataset.copy}"]`);
        if (source) void copyText(source, services.toast);
      },
      { signal },
    );
  listenToFrames((address) => address.startsWith(`${location.origin}/embed/`), signal);

  const query = new URLSearchParams(location.search);
  const asked = catalogue.elements.find(({ tag }) => tag === query.get('element'));
  if (asked) writeForm(form, asked, attributesFrom(asked, query), query);
  update();
}

/** Writes what follows from a configuration. */
function show(root: HTMLElement, kind: Kind, configuration: Configuration): void {
  const { catalogue, element } = configuration;
  const file = catalogue.files[kind === 'iframe' ? 'frame' : element.file];
  const texts: Readonly<Record<string, string | undefined>> = {
    snippet: snippetOf(kind, configuration),
    // A frame takes them by its address.
    rule: kind === 'iframe' ? '' : ruleOf(configuration),
    policy: policyOf(kind, configuration),
    listener: element.tag === 'ringside-newsletter' && !configuration.attributes.action ? LISTENER : '',
    file: file && `/embed/${file.name}.js`,
    size: file && sizeOf(file),
    integrity: file?.integrity,
  };
  for (const [name, text = ''] of Object.entries(texts)) {
    const place = root.querySelector(`[data-output="${name}"]`);
    if (place && place.textContent !== text) place.textContent = text;
    place?.closest('[data-block]')?.toggleAttribute('hidden', text === '');
  }
}
