#!/usr/bin/env node
// `ringside-build`: builds the package it is started in. The tools are TypeScript; Node 20 needs help to read it.
import './node/typescript.js';

const { buildSection } = await import('./section.ts');
const started = performance.now();
const release = await buildSection(process.cwd());
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${release.name} ${release.id}: ${Object.keys(release.files).length} files in ${seconds} s`);
