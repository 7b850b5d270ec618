import {
  CONTRACT_VERSION,
  type Release,
  type SectionServer,
  type ShellServer,
} from '@ringside/shared/contract';
import { ComposeError } from './fill.ts';

/** A release together with its running `server.js` and the text of its stylesheet. */
export interface LoadedSection<Server extends SectionServer = SectionServer> {
  release: Release;
  server: Server;
  style: string;
}

/** Everything composing needs: the shell, the sections, and who owns which tag. */
export interface Site {
  /** Where the site lives, without a trailing slash, such as `https://ringside.example`. */
  origin: string;
  shell: LoadedSection<ShellServer>;
  sections: readonly LoadedSection[];
  owners: ReadonlyMap<string, LoadedSection>;
}

/**
 * Puts loaded sections together and refuses a set that does not fit.
 *
 * @throws ComposeError `no-shell`, `unknown-contract`, `duplicate-route`, `duplicate-element`, `duplicate-storage-key`
 */
export function createSite(sections: readonly LoadedSection[], origin: string): Site {
  const shell = sections.find((section) => section.release.name === 'shell');
  if (!shell) throw new ComposeError('no-shell', 'a site needs a release of the shell.');
  for (const { release } of sections) {
    if (release.contract !== CONTRACT_VERSION)
      throw new ComposeError(
        'unknown-contract',
        `${release.name} ${release.id} was built for contract ${release.contract}, this tool composes contract ${CONTRACT_VERSION}.`,
      );
  }
  claim(sections, 'duplicate-route', ({ server }) => server.paths());
  claim(sections, 'duplicate-route', ({ release }) => release.routes);
  claim(sections, 'duplicate-storage-key', ({ release }) => release.storageKeys);
  const owners = claim(sections, 'duplicate-element', ({ release }) => release.elements);
  return { origin, shell: shell as LoadedSection<ShellServer>, sections, owners };
}

/** Gives each name to the one section that lists it. */
function claim(
  sections: readonly LoadedSection[],
  code: string,
  names: (section: LoadedSection) => readonly string[],
): Map<string, LoadedSection> {
  const owners = new Map<string, LoadedSection>();
  for (const section of sections) {
    for (const name of names(section)) {
      const other = owners.get(name);
      if (other)
        throw new ComposeError(code, `${other.release.name} and ${section.release.name} both own "${name}".`);
      owners.set(name, section);
    }
  }
  return owners;
}
