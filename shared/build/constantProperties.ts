import { type AtRule, type Declaration, parse } from 'postcss';
import type { Plugin } from 'vite';

const READ = /var\(\s*(--[\w-]+)\s*[,)]/g;

/**
 * Writes out the properties of Tailwind's own that a stylesheet registers and nothing in it sets, and drops those that
 * nothing reads.
 *
 * A registration that comes with a later stylesheet makes the browser style the whole page anew, and lay it out; and
 * most of Tailwind's never have another value than their first.
 *
 * @param css a whole stylesheet: what is not set in it counts as set by nobody, as a class means one thing in one section
 */
export function writeOutConstants(css: string): string {
  const root = parse(css);
  const registrations = new Map<string, AtRule>();
  root.walkAtRules('property', (rule) => void registrations.set(rule.params, rule));
  const set = new Map<string, Declaration[]>();
  const read = new Set<string>();
  root.walkDecls((declaration) => {
    if (registrations.has(declaration.prop) && !isForOldBrowsers(declaration))
      set.set(declaration.prop, [...(set.get(declaration.prop) ?? []), declaration]);
    for (const [, name = ''] of declaration.value.matchAll(READ)) read.add(name);
  });
  for (const [name, registration] of registrations) {
    const initial = initialOf(registration);
    const isConstant = !set.has(name) && initial !== undefined;
    if (read.has(name) && !isConstant) continue;
    registration.remove();
    root.walkDecls(name, (declaration) => void declaration.remove());
    if (initial !== undefined) root.replaceValues(`var(${name})`, { fast: name }, initial);
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

function initialOf(registration: AtRule): string | undefined {
  let initial: string | undefined;
  registration.walkDecls('initial-value', ({ value }) => {
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
