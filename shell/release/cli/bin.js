#!/usr/bin/env node
// `ringside`: see `ringside --help`. The tool is TypeScript; Node 20 needs help to read it.
import '@ringside/shared/build/typescript';

// A reader such as `head` ends early. What the command does must not end with it.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
  });

process.once('disconnect', () => process.exit(1));
process.channel?.unref();
// It ends with npm: npm passes on SIGINT and SIGTERM, but not SIGHUP.
const npm = process.ppid;
const endWithNpm = () => {
  if (process.ppid !== npm) process.kill(process.pid, 'SIGHUP');
};
if (process.env.npm_lifecycle_event) setInterval(endWithNpm, 500).unref();

const { run } = await import('./cli.ts');
await run(process.argv.slice(2));
