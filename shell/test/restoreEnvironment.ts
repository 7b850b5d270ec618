// React is imported first, because a build sets NODE_ENV, and React is then that of production for all later files.
import 'react';
import 'react/jsx-dev-runtime';
import 'react-dom/server';
import { afterAll } from 'vitest';

/** Test files share a process. What the first of them began with is stored there. */
const shared = globalThis as { environmentBefore?: NodeJS.ProcessEnv };
shared.environmentBefore ??= { ...process.env };
const before = shared.environmentBefore;

function restore(): void {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
}

// No hook runs after a file that fails before its first test.
restore();
afterAll(restore);
