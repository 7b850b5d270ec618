import r2wc from '@r2wc/react-to-web-component';
import type { SectionFacts } from '../contract/index.ts';
import { sendBindableEvents } from './bindableEvents.ts';
import { defineElement, type VersionedElement } from './defineElement.ts';
import { EmbeddedPage } from './EmbeddedPage.tsx';
import { type EmbedAttributes, type EmbedKind, fragmentKind, pageKind } from './kinds.ts';
import { type ClientModule, type EmbedSource, shieldHydration } from './shadow/islands.ts';

/** The function defines a section's elements, for the release and the origin of the script that calls it. */
export function sectionEmbed(client: ClientModule) {
  return (facts: SectionFacts, release: string, site: string): void => {
    const source: EmbedSource = { ...facts, client, release, site };
    defineElement(`ringside-${facts.section}`, sectionElement(source, pageKind(facts)));
    for (const [tag, choices] of Object.entries(facts.choices))
      defineElement(tag, sectionElement(source, fragmentKind(tag, choices)));
  };
}

/** How long a removed element keeps its page. */
const KEPT_MS = 60_000;

const EVENTS = [
  'ringside:ready',
  'ringside:notice',
  'ringside:navigate',
  'ringside:section-error',
  'ringside:fight-day',
] as const;

/** The types of r2wc leave these two callbacks out. */
type R2wcElement = HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

/** Adds what r2wc lacks (decision 5). `section/commonFacts.ts` documents the element. */
function sectionElement(source: EmbedSource, kind: EmbedKind): VersionedElement {
  const names = [...kind.attributes, 'origin', 'theme', 'heading'];
  const Page = ({ container, ...attributes }: EmbedAttributes & { container: ShadowRoot }) => (
    <EmbeddedPage source={source} kind={kind} root={container} attributes={attributes} />
  );
  const props = Object.fromEntries(names.map((name) => [name, 'string' as const]));
  const Base = r2wc(Page as never, { shadow: 'open', props }) as unknown as new () => R2wcElement;

  return class extends Base {
    static readonly version = source.release;

    constructor() {
      super();
      // Until React renders, the element's children would disappear without a slot.
      const slot = document.createElement('slot');
      slot.dataset.early = '';
      const root = this.shadowRoot as ShadowRoot;
      root.append(slot);
      shieldHydration(root);
      sendBindableEvents(this, ...EVENTS);
    }

    override connectedCallback() {
      // The element is part of an embedded page, whose script hydrates it.
      if (this.dataset.section) return;
      for (const name of names) {
        // A property that was set before the upgrade is an own property, which would hide the accessor.
        const early = Object.hasOwn(this, name) ? Reflect.get(this, name) : undefined;
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, early ?? this.getAttribute(name) ?? undefined);
      }
      super.connectedCallback();
    }

    /** The partner's page may put the element back. */
    override disconnectedCallback() {
      setTimeout(() => {
        if (!this.isConnected) super.disconnectedCallback();
      }, KEPT_MS);
    }

    attributeChangedCallback() {
      // r2wc ignores attributes that are removed or become empty.
      if (this.isConnected) this.connectedCallback();
    }
  };
}
