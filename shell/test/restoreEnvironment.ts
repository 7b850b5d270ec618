import { afterAll } from 'vitest';

/** Test files share a process, so each gets the environment back. */
const before = { ...process.env };

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});
