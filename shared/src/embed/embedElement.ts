import { ringsideElement } from '../section/element.ts';
import { type EmbedKind, type EmbedSource, showComposedPage } from './showComposedPage.ts';

/**
 * Makes a custom element that shows a composed page of the site in its shadow root. Its own children show until the page
 * has loaded, and whenever there is no such page.
 *
 * Its attributes and events are described in `contract/elementDocs.ts`.
 */
export function embedElement(source: EmbedSource, kind: EmbedKind): CustomElementConstructor {
  const names = [...kind.attributes, 'origin', 'theme', 'heading'];
  const props = Object.fromEntries(names.map((name) => [name, 'string' as const]));
  return class extends ringsideElement(props, (host) => showComposedPage(host, source, kind)) {
    static readonly version = source.release;
  };
}
