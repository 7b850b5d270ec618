import type { Catalogue } from '@ringside/shared/contract';
import { listenToFrames } from '../embed/iframe/listenToFrames.ts';
import { elementPath } from './about/elementPath.ts';
import {
  attributesFrom,
  type Configuration,
  type Kind,
  nearestChoice,
  propertiesFrom,
} from './configuration.ts';
import { checkProperties, readForm, takePicked, writeForm } from './form.ts';
import { showFocusWithin, showPreview } from './preview.ts';
import { sizeOf } from './sizeOf.ts';
import { previewAddress } from './snippets/framed.ts';
import { frameRuleOf, ruleOf } from './snippets/properties.ts';
import { policyOf, snippetOf } from './snippets/snippets.ts';
import { titleOf } from './titleOf.ts';

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
export function startBuilder(root: HTMLElement, known: Catalogue, signal: AbortSignal): void {
  // The files are where the visitor found this page, on a copy of the site too.
  const catalogue = { ...known, origin: location.origin };
  const form = root.querySelector('form');
  if (!form) throw new Error('@ringside/shell: the builder has no form.');
  const place = root.querySelector('[data-preview]');
  if (place) showFocusWithin(place, signal);
  let pause: ReturnType<typeof setTimeout> | undefined;

  /** Sets the form to what an address says. */
  function take(query: URLSearchParams) {
    const asked = catalogue.elements.find(({ tag }) => tag === query.get('element'));
    if (asked) writeForm(form as HTMLFormElement, asked, attributesFrom(asked, query), query);
  }

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
  // "Use this", in the gallery above: the builder is set without loading the page again.
  root.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-use]');
      // With a key held down the visitor asks for another tab or window.
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      take(new URLSearchParams(link.search));
      update();
      form.scrollIntoView();
      form.querySelector('select')?.focus({ preventScroll: true });
    },
    { signal },
  );
  listenToFrames((frame) => frame.parentElement === place, signal);

  take(new URLSearchParams(location.search));
  update();
}

/** Writes what follows from a configuration. */
function show(root: HTMLElement, kind: Kind, configuration: Configuration): void {
  const { catalogue, element } = configuration;
  const file = catalogue.files[kind === 'iframe' ? 'frame' : element.file];
  const texts: Readonly<Record<string, string | undefined>> = {
    snippet: snippetOf(kind, configuration),
    rule: kind === 'iframe' ? frameRuleOf(configuration) : ruleOf(configuration),
    policy: policyOf(kind, configuration),
    listener: element.tag === 'ringside-newsletter' && !configuration.attributes.action ? LISTENER : '',
    file: file && `/embed/${file.name}.js`,
    size: file && sizeOf(file),
    integrity: file?.integrity,
  };
  const about = root.querySelector<HTMLAnchorElement>('a[data-about]');
  if (about) about.href = elementPath(element.tag);
  for (const [name, text = ''] of Object.entries(texts)) {
    const place = root.querySelector(`[data-output="${name}"]`);
    if (place && place.textContent !== text) place.textContent = text;
    place?.closest('[data-block]')?.toggleAttribute('hidden', text === '');
  }
}
