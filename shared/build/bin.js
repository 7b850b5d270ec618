#!/usr/bin/env node
// `ringside-build`: builds the package it is started in. The tools are TypeScript; Node 20 needs help to read it.
import './node/typescript.js';

const { buildSection } = await import('./section.ts');
const root = process.cwd();
// Vite names files from here, and people from the workspace.
process.chdir('..');
const started = performance.now();
try {
  const release = await buildSection(root);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${release.name} ${release.id}: ${Object.keys(release.files).length} files in ${seconds} s`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
