import { fileURLToPath } from 'node:url';
import { entriesOf } from '@ringside/shared/build/clientModules';
import type { Plugin } from 'vite';

const KIT = '@ringside/shared/section';
const VIRTUAL = '\0ringside:sabotaged-kit';
const file = (path: string) => JSON.stringify(fileURLToPath(new URL(path, import.meta.url)));

export function sabotagePlugin(section: string): Plugin {
  const entries = Object.values(entriesOf('', 'section'));
  return {
    name: 'ringside:sabotage',
    enforce: 'pre',
    resolveId: (id) => (id === KIT ? VIRTUAL : undefined),
    load(id) {
      if (id !== VIRTUAL) return undefined;
      return `export * from ${file('../../../../shared/src/section/index.ts')};
        import { sabotage } from ${file('sabotage.tsx')};
        export const { sectionLifecycles } = sabotage('${section}');`;
    },
    transform(code, id) {
      if (!entries.some((entry) => id.endsWith(`/${entry}`))) return undefined;
      return `import { strike } from ${file('sabotage.tsx')};\nstrike('${section}', 'throws at evaluation');\n${code}`;
    },
  };
}
