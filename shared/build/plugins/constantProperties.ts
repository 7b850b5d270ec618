import { type AtRule, type Declaration, parse } from 'postcss';
import type { Plugin } from 'vite';

/** Tailwind's own; what others register, a script or an attribute may set. */
const OWN = /^--tw-/;
/** A property of Tailwind's where it is read, with the value to take where it has none: `var(--tw-ease, var(--ease, ease))`. */
const READ = /var\(\s*(--tw-[\w-]+)\s*(?:,\s*((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/g;
const LEFT = /var\(\s*(--tw-[\w-]+)/g;

/**
 * Writes out the properties of Tailwind's own that nothing in a stylesheet sets, and drops those that nothing reads.
 *
 * A registration that comes with a later stylesheet makes the browser style the whole page anew, and lay it out; and
 * most of Tailwind's never have another value than their first.
 *
 * @param css a whole stylesheet: what is not set in it counts as set by nobody, as a class means one thing in one section
 */
export function writeOutConstants(css: string): string {
  const root = parse(css);
  const registrations = new Map<string, AtRule>();
  root.walkAtRules('property', (rule) => {
    if (OWN.test(rule.params)) registrations.set(rule.params, rule);
  });
  const set = new Set<string>();
  root.walkDecls(OWN, (declaration) => {
    if (!isForOldBrowsers(declaration)) set.add(declaration.prop);
  });
  const read = new Set<string>();
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(READ, (whole, name: string, fallback?: string) => {
      const constant = set.has(name) ? undefined : (initialOf(registrations.get(name)) ?? fallback);
      return constant ?? whole;
    });
    for (const [, name = ''] of declaration.value.matchAll(LEFT)) read.add(name);
  });
  for (const [name, registration] of registrations) {
    if (read.has(name)) continue;
    registration.remove();
    root.walkDecls(name, (declaration) => void declaration.remove());
  }
  // A rule that only set what nobody reads.
  root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  return root.toString();
}

/** Tailwind gives all of them their first value by a rule too, for browsers without `@property`. */
function isForOldBrowsers(declaration: Declaration): boolean {
  for (let node = declaration.parent; node; node = node.parent as typeof node) {
    if (
      node.type === 'atrule' &&
      (node as AtRule).name === 'layer' &&
      (node as AtRule).params === 'properties'
    )
      return true;
  }
  return false;
}

function initialOf(registration: AtRule | undefined): string | undefined {
  let initial: string | undefined;
  registration?.walkDecls('initial-value', ({ value }) => {
    initial = value;
  });
  return initial;
}

/** {@link writeOutConstants} for each stylesheet of a build, before it is minified. */
export const constantProperties = (): Plugin => ({
  name: 'ringside:constant-properties',
  transform: {
    filter: { id: /\.css(?:$|\?)/ },
    handler: (code) => ({ code: writeOutConstants(code), map: null }),
  },
});
