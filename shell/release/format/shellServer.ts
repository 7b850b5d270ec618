import { hashOf } from '@ringside/shared/build/hash';
import type { ShellServer } from '@ringside/shared/contract';
import { reasonOf, unusable } from '../support/ComposeError.ts';
import { securitySchema } from './releaseSchema.ts';
import { parsed } from './releaseSource.ts';
import type { LoadedSection, LoadedShell } from './site.ts';

/** Composing runs only the operator's own code. */
export async function importShell(code: string): Promise<ShellServer> {
  const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  try {
    const server = (await import(/* @vite-ignore */ url)) as ShellServer;
    const missing = (['frame', 'firstScript', 'renderElement'] as const).find(
      (name) => !(name in server),
    );
    if (missing) throw new Error(`it does not export ${missing}`);
    parsed(securitySchema, server.security, 'security');
    return server;
  } catch (error) {
    throw unusable('broken-server', `the shell's server.js cannot run: ${reasonOf(error)}`);
  }
}

export const asShell = <Section extends LoadedSection>(
  section: Section,
  server: ShellServer,
): Section & LoadedShell => ({
  ...section,
  server,
  variant(tag, attributes) {
    const rendered = server.renderElement(tag, attributes);
    return { hash: hashOf(JSON.stringify(rendered)), load: async () => rendered };
  },
});
