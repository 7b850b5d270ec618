import type { ModuleAddress } from '@ringside/shared/contract';
import { checkedImport } from '@ringside/shared/loading';
import { bringStyle } from './bringStyle.ts';

/** What a section's `elements` module exports. */
export interface ElementsModule {
  elements: Readonly<Record<string, CustomElementConstructor>>;
}

/** The module that defined each section's elements; a custom element can be defined once only. */
const defining = new Map<string, string>();

/**
 * A client module with its style.
 *
 * @param missing is told when the style could not be had; the module is there without it
 */
export async function loadModule(
  address: ModuleAddress,
  missing: (error: unknown) => void,
): Promise<unknown> {
  const [module] = await Promise.all([
    checkedImport(address),
    address.style && bringStyle(address.style, missing),
  ]);
  return module;
}

/** Defines a section's elements, which hydrates those in the page. */
export function defineElements(section: string, href: string, { elements }: ElementsModule): void {
  defining.set(section, defining.get(section) ?? href);
  for (const [tag, element] of Object.entries(elements)) {
    if (!customElements.get(tag)) customElements.define(tag, element);
  }
}

/** Whether this tab already defined the section's elements from another release. */
export function hasOtherElements(section: string, href: string): boolean {
  const known = defining.get(section);
  return known !== undefined && known !== href;
}
