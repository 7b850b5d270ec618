import type {
  ClientModule,
  LaterModule,
  ModuleAddress,
  Release,
  StyleAddress,
} from '@ringside/shared/contract';
import { unusable } from '../support/ComposeError.ts';

export function moduleAddress(release: Release, name: ClientModule | LaterModule): ModuleAddress {
  const module = name === 'fragments' ? release.laterModules?.[name] : release.modules[name];
  if (!module) throw unusable('bad-release', `${release.name} ${release.id} has no ${name} module`);
  const style = isStyled.has(name) && styleOf(release);
  // Boot is left out, because it has loaded before.
  const imports = module.imports.filter((file) => file !== release.boot);
  return {
    ...address(release, module.file),
    ...(imports.length > 0 && { imports: imports.map((file) => address(release, file)) }),
    ...(style && { style }),
  };
}

/** Modules that load their section's stylesheet, too. */
const isStyled: ReadonlySet<string> = new Set(['client', 'embed', 'runtime']);

/** Returns the stylesheet's address. In development there is none, because the modules load it. */
export const styleOf = (release: Release): StyleAddress | undefined =>
  release.style ? address(release, release.style) : undefined;

const address = ({ files }: Release, file: string) => ({
  href: `/${file}`,
  integrity: files[file]?.integrity,
});
