import { parse } from 'postcss';
import type { Plugin } from 'vite';

const OWN = /^--tw-/;
/** A reading such as `var(--tw-ease, var(--ease, ease))`. */
const READ = /var\(\s*(--tw-[\w-]+)\s*(?:,\s*((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/g;
const LEFT = /var\(\s*(--tw-[\w-]+)/g;

/**
 * Replaces Tailwind properties that a stylesheet never sets with their values. The others get
 * initial values in the section's scope, because a registration would hold for every section.
 */
export function writeOutConstants(css: string): string {
  const root = parse(css);

  const initial = new Map<string, string | undefined>();
  root.walkAtRules('property', (rule) => {
    if (!OWN.test(rule.params)) return;
    initial.set(rule.params, undefined);
    rule.walkDecls('initial-value', ({ value }) => void initial.set(rule.params, value));
    rule.remove();
  });

  // This layer repeats all initial values.
  root.walkAtRules('layer', (rule) => void (rule.params === 'properties' && rule.remove()));

  const set = new Set<string>();
  root.walkDecls(OWN, ({ prop }) => void set.add(prop));

  const read = new Set<string>();
  const replaced = (value: string): string =>
    value.replace(READ, (whole, name: string, fallback?: string) => {
      if (set.has(name)) return whole;
      // A fallback may read other properties.
      return initial.get(name) ?? (fallback === undefined ? whole : replaced(fallback));
    });
  root.walkDecls((declaration) => {
    declaration.value = replaced(declaration.value);
    for (const [, name = ''] of declaration.value.matchAll(LEFT)) read.add(name);
  });

  root.walkDecls(OWN, (declaration) => {
    if (initial.has(declaration.prop) && !read.has(declaration.prop)) declaration.remove();
  });
  // Empty rules only set properties that nothing reads.
  root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));

  const needed = [...initial].filter(([name]) => set.has(name) && read.has(name));
  const values = needed.map(([name, value = 'initial']) => `${name}:${value}`).join(';');
  const scope = /@scope\s*([^{]+)/.exec(css)?.[1];
  const rule = `*,::before,::after,::backdrop{${values}}`;
  if (values) root.prepend(`@layer theme{${scope ? `@scope ${scope}{${rule}}` : rule}}`);
  return root.toString();
}

export const constantProperties = (): Plugin => ({
  name: 'ringside:constant-properties',
  transform: {
    filter: { id: /\.css(?:$|\?)/ },
    handler: (code) => ({ code: writeOutConstants(code), map: null }),
  },
});
