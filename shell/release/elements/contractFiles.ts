import type { Package } from 'custom-elements-manifest/schema.d.ts';
import type { ElementDescription } from '../../../shared/build/describeElements.ts';
import type { Site } from '../site.ts';
import { reactTypes, svelteTypes, vueTypes } from './frameworkTypes.ts';
import { htmlTypes } from './htmlTypes.ts';

/** What a partner's tools read of our elements: one list, and types for HTML and three frameworks. */
export function* contractFiles(site: Site): Generator<readonly [path: string, text: string]> {
  const files = embeddedElements(site);
  const elements = [...files.values()].flat();
  yield ['embed/custom-elements.json', `${JSON.stringify(manifestOf(files), null, 2)}\n`];
  yield ['embed/types/html.d.ts', htmlTypes(elements)];
  yield ['embed/types/react.d.ts', reactTypes(elements)];
  yield ['embed/types/vue.d.ts', vueTypes(elements)];
  yield ['embed/types/svelte.d.ts', svelteTypes(elements)];
}

/**
 * Elements by the embed file that defines them: one of their own name, or else that of their section. Those that no file
 * defines are for our own pages only.
 */
function embeddedElements(site: Site): Map<string, ElementDescription[]> {
  const files = new Map<string, ElementDescription[]>();
  for (const { release, embeds, descriptions } of site.sections) {
    for (const element of descriptions) {
      const names = [element.tagName.replace('ringside-', ''), release.name];
      const name = names.find((each) => embeds.has(each));
      if (name) files.set(`${name}.js`, [...(files.get(`${name}.js`) ?? []), element]);
    }
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** @see https://github.com/webcomponents/custom-elements-manifest */
const manifestOf = (files: ReadonlyMap<string, readonly ElementDescription[]>): Package => ({
  schemaVersion: '1.0.0',
  modules: [...files].map(([path, declarations]) => ({
    kind: 'javascript-module',
    path,
    declarations: [...declarations],
    exports: declarations.map(({ tagName, name }) => ({
      kind: 'custom-element-definition',
      name: tagName,
      declaration: { name, module: path },
    })),
  })),
});
