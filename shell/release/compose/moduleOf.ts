import type { ClientModule, ModuleAddress, Release, StyleAddress } from '@ringside/shared/contract';
import { ComposeError } from '../support/ComposeError.ts';

/** A client module with what it imports, as pages name it. */
export function moduleOf(release: Release, name: ClientModule): ModuleAddress {
  const module = release.modules[name];
  if (!module) throw new ComposeError('bad-release', `${release.name} ${release.id} has no ${name} module.`);
  const style = styleOf(release);
  return {
    ...address(release, module.file),
    imports: module.imports.map((file) => address(release, file)),
    ...(style && { style }),
  };
}

/** A section's whole stylesheet, as pages name it; none in development, where the modules bring it. */
export const styleOf = (release: Release): StyleAddress | undefined =>
  release.style ? address(release, release.style) : undefined;

const address = ({ files }: Release, file: string) => ({
  href: `/${file}`,
  integrity: files[file]?.integrity,
});
