// Import React first. A build sets NODE_ENV to production, and React imported after that would be
// the production version in all later files.
import 'react';
import 'react/jsx-dev-runtime';
import 'react-dom/server';
import { afterAll } from 'vitest';

/**
 * Test files share a process, so the environment from before the first file is stored in
 * `globalThis`.
 */
const shared = globalThis as { environmentBefore?: NodeJS.ProcessEnv };
shared.environmentBefore ??= { ...process.env };
const before = shared.environmentBefore;

function restore(): void {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
}

// `afterAll` does not run if a file fails before its first test, so each file also restores the
// environment when it starts.
restore();
afterAll(restore);
