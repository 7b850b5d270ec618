import { hashOf } from '@ringside/shared/build/hash';
import type { ShellServer } from '@ringside/shared/contract';
import { z } from 'zod';
import { reasonOf, unusable } from '../support/ComposeError.ts';
import { parsed } from './releaseSource.ts';
import type { LoadedSection, LoadedShell } from './site.ts';

/** @see https://www.rfc-editor.org/rfc/rfc9116 */
const securitySchema = z
  .object({
    contact: z.string().regex(/^(mailto:|https:\/\/)\S+$/, 'must be a mailto: or https: URL'),
    expires: z.iso.datetime({ offset: true, error: 'must be a time such as 2027-10-31T00:00:00Z' }),
  })
  .optional();

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
