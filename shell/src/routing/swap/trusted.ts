/**
 * The site's one Trusted Types policy. No code runs: it makes inert documents and texts of data
 * blocks.
 */
const untouched = { createHTML: (html: string) => html, createScript: (text: string) => text };
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: typeof untouched): typeof untouched };
};
const policy = trustedTypes?.createPolicy('ringside', untouched) ?? untouched;

export const parsePage = (html: string): Document =>
  new DOMParser().parseFromString(policy.createHTML(html), 'text/html');

/** A copied script would count as untrusted. */
export function copyTag(tag: Element): Element {
  if (!(tag instanceof HTMLScriptElement)) return document.importNode(tag, true);
  if (!tag.type.endsWith('json')) throw new Error(`ringside: script "${tag.type}" is not data.`);
  const copy = document.createElement('script');
  for (const { name, value } of tag.attributes) copy.setAttribute(name, value);
  copy.textContent = policy.createScript(tag.textContent ?? '');
  return copy;
}
