import { type AtRule, parse } from 'postcss';
import type { Plugin } from 'vite';

/** Properties that only Tailwind sets. Scripts or attributes may set other registered properties. */
const OWN = /^--tw-/;
/** A use of a Tailwind property, with its fallback if it has one: `var(--tw-ease, var(--ease, ease))`. */
const READ = /var\(\s*(--tw-[\w-]+)\s*(?:,\s*((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/g;
const LEFT = /var\(\s*(--tw-[\w-]+)/g;

/**
 * Replaces the Tailwind properties that a stylesheet never sets with their values, and removes those that it never
 * reads. A stylesheet that registers a property later makes the browser lay out the whole page again.
 *
 * @param css a whole stylesheet
 */
export function writeOutConstants(css: string): string {
  const root = parse(css);
  const registrations = new Map<string, AtRule>();
  const initial = new Map<string, string>();
  root.walkAtRules('property', (rule) => {
    if (!OWN.test(rule.params)) return;
    registrations.set(rule.params, rule);
    rule.walkDecls('initial-value', ({ value }) => void initial.set(rule.params, value));
  });
  const set = new Set<string>();
  root.each((node) => {
    // For browsers without `@property`, Tailwind also sets all initial values in the layer `properties`.
    if (node.type === 'rule' || (node.type === 'atrule' && node.params !== 'properties'))
      node.walkDecls(OWN, ({ prop }) => void set.add(prop));
  });
  const read = new Set<string>();
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(READ, (whole, name: string, fallback?: string) => {
      const constant = set.has(name) ? undefined : (initial.get(name) ?? fallback);
      return constant ?? whole;
    });
    for (const [, name = ''] of declaration.value.matchAll(LEFT)) read.add(name);
  });
  for (const [name, registration] of registrations) {
    if (read.has(name)) continue;
    registration.remove();
    root.walkDecls(name, (declaration) => void declaration.remove());
  }
  // Rules that are empty now only set properties that nothing reads.
  root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  return root.toString();
}

/** Applies {@link writeOutConstants} to each stylesheet of a build, before it is minified. */
export const constantProperties = (): Plugin => ({
  name: 'ringside:constant-properties',
  transform: {
    filter: { id: /\.css(?:$|\?)/ },
    handler: (code) => ({ code: writeOutConstants(code), map: null }),
  },
});
