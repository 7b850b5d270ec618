#!/usr/bin/env node
import { existsSync } from 'node:fs';
import './node/typescript.js';

const { buildSection } = await import('./section.ts');
const root = process.cwd();
// Vite prints paths relative to this folder.
if (existsSync('../package.json')) process.chdir('..');
const started = performance.now();
try {
  const release = await buildSection(root);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${release.name} ${release.id}: ${Object.keys(release.files).length} files in ${seconds} s`,
  );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
