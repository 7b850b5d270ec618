import type { ElementDescription } from '@ringside/shared/contract';
import type { Package } from 'custom-elements-manifest/schema.d.ts';
import type { Site } from '../../format/site.ts';
import { embeddedElements } from './catalogue.ts';
import { typeFiles } from './types.ts';

/** One manifest, and types for HTML and three frameworks. */
export function* contractFiles(site: Site): Generator<readonly [path: string, text: string]> {
  const files = new Map<string, ElementDescription[]>();
  for (const { file, element } of embeddedElements(site))
    files.set(`${file}.js`, [...(files.get(`${file}.js`) ?? []), element]);
  yield ['embed/custom-elements.json', `${JSON.stringify(manifestOf(files), null, 2)}\n`];
  for (const [file, text] of Object.entries(typeFiles([...files.values()].flat())))
    yield [`embed/types/${file}`, text];
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
