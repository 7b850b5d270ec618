import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '@ringside/release/workspace';

/** Packages whose code, styles or typefaces are in the files that visitors load. */
export const SHIPPED = [
  'react',
  'react-dom',
  'scheduler',
  'single-spa',
  'single-spa-react',
  '@r2wc/core',
  '@r2wc/react-to-web-component',
  'lit',
  '@lit/reactive-element',
  'lit-element',
  'lit-html',
  'lucide',
  'web-vitals',
  'tailwindcss',
  '@fontsource/league-gothic',
  '@fontsource-variable/source-sans-3',
];

/**
 * The licences of the shipped packages as one text. Packages with the same licence and copyright
 * share it.
 */
export async function licenseText(): Promise<string> {
  const packages = new Map<string, string[]>();
  for (const name of SHIPPED) {
    const text = await licenseOf(name);
    packages.set(text, [...(packages.get(text) ?? []), name]);
  }
  const parts = [...packages].map(([text, names]) => `${names.join(', ')}\n\n${text}\n`);
  return [
    'Software and typefaces in the files of this site, with their licences.\n',
    ...parts,
  ].join(`\n${'-'.repeat(80)}\n\n`);
}

async function licenseOf(name: string): Promise<string> {
  const folder = join(workspaceRoot, 'node_modules', name);
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  if (file) return (await readFile(join(folder, file), 'utf8')).replaceAll('\r', '').trim();
  const { license, author } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  // r2wc names its licence without its text.
  if (license !== 'MIT') throw new Error(`${name} has neither a licence file nor the MIT licence.`);
  const mit = await licenseOf('single-spa');
  return mit.replace(/Copyright .*/, `Copyright (c) ${author?.name ?? author}`);
}
