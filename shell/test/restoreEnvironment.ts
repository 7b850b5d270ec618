import { afterAll } from 'vitest';

/** Test files share a process, one after the other. The environment variables that one changes do not affect the next. */
const before = { ...process.env };

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});
