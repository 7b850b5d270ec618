import type { ClientModule, ModuleAddress, Release } from '@ringside/shared/contract';
import { ComposeError } from './ComposeError.ts';

/** A client module with what it imports, as pages name it. */
export function moduleOf(release: Release, name: ClientModule): ModuleAddress {
  const module = release.modules[name];
  if (!module) throw new ComposeError('bad-release', `${release.name} ${release.id} has no ${name} module.`);
  const address = (file: string) => ({ href: `/${file}`, integrity: release.files[file]?.integrity });
  return {
    ...address(module.file),
    imports: module.imports.map(address),
    ...(release.style && { style: address(release.style) }),
  };
}
