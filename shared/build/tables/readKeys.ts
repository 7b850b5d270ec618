import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { exportOf } from './readTable.ts';

const KEYS = /^keyof typeof import\('(.+)'\)\.(\w+)$/;

/** `keyof typeof import('./content/categories.ts').categories` becomes the union of that object's keys. */
export function readKeys(type: string, folder: string): string {
  const [, path = '', name = ''] = KEYS.exec(type) ?? [];
  if (!name) return type;
  const file = join(folder, path);
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const value = exportOf(parseSync(file, source).program, name)?.value;
  if (value?.type !== 'ObjectExpression')
    throw new Error(
      `@attr {${type}}: ${path} must contain export const ${name} = { … }, with the keys written there.`,
    );
  const keys = value.properties.map((property) => {
    if (property.type === 'Property' && !property.computed) {
      if (property.key.type === 'Identifier') return property.key.name;
      if (property.key.type === 'Literal') return String(property.key.value);
    }
    throw new Error(`@attr {${type}}: write each key of ${name} as a string or a name.`);
  });
  return keys.map((key) => `'${key.replace(/['\\]/g, '\\$&')}'`).join(' | ');
}
