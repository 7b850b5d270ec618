import r2wc from '@r2wc/react-to-web-component';
import type { SectionFacts } from '../contract/index.ts';
import { sendBindableEvents } from './bindableEvents.ts';
import { defineOnce, type VersionedElement } from './defineOnce.ts';
import { EmbeddedPage } from './EmbeddedPage.tsx';
import { type EmbedAttributes, type EmbedKind, fragmentKind, pageKind } from './kinds.ts';
import { type ClientModule, type EmbedSource, shieldHydration } from './shadow/islands.ts';

/**
 * Returns a function that defines a section's elements. The calling script passes its release and
 * its origin.
 */
export function sectionEmbed(client: ClientModule) {
  return (facts: SectionFacts, release: string, site: string): void => {
    const source: EmbedSource = { ...facts, client, release, site };
    defineOnce(`ringside-${facts.section}`, sectionElement(source, pageKind(facts)));
    for (const [tag, choices] of Object.entries(facts.choices))
      defineOnce(tag, sectionElement(source, fragmentKind(tag, choices)));
  };
}

/** How long an element keeps its page after the partner's page removed the element. */
const KEPT_MS = 60_000;

const EVENTS = [
  'ringside:ready',
  'ringside:notice',
  'ringside:navigate',
  'ringside:section-error',
  'ringside:fight-day',
] as const;

/** r2wc's types lack these two callbacks. */
type R2wcElement = HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

/**
 * Makes an element class, and adds what r2wc lacks (decision 5). `section/commonFacts.ts` describes
 * the attributes.
 */
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
      // Add a slot, because without one the element's children would disappear until React renders.
      const slot = document.createElement('slot');
      slot.dataset.early = '';
      const root = this.shadowRoot as ShadowRoot;
      root.append(slot);
      shieldHydration(root);
      sendBindableEvents(this, ...EVENTS);
    }

    override connectedCallback() {
      // This element is part of an embedded page, so that page's script hydrates it.
      if (this.dataset.section) return;
      for (const name of names) {
        // If a page set a property before the upgrade, the value is an own property, and would hide
        // the accessor.
        const early = Object.hasOwn(this, name) ? Reflect.get(this, name) : undefined;
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, early ?? this.getAttribute(name) ?? undefined);
      }
      super.connectedCallback();
    }

    /** Wait, because the partner's page may put the element back. */
    override disconnectedCallback() {
      setTimeout(() => {
        if (!this.isConnected) super.disconnectedCallback();
      }, KEPT_MS);
    }

    attributeChangedCallback() {
      // Render again, because r2wc ignores an attribute that is removed or becomes empty.
      if (this.isConnected) this.connectedCallback();
    }
  };
}
