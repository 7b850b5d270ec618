import { join } from 'node:path';
import type { Section } from '@ringside/shared/section/server';
import Ajv from 'ajv';
import type { Package } from 'custom-elements-manifest/schema.d.ts';
import schema from 'custom-elements-manifest/schema.json';
import { expect, test } from 'vitest';
import type { LoadedSection, Site } from '../../format/site.ts';
import { packageFolders } from '../../workspace/workspace.ts';
import { contractFiles } from './contractFiles.ts';

const sections = await Promise.all(
  [...(await packageFolders())].map(async ([name, folder]) => {
    const { section } = await import(join(folder, 'src/server.tsx'));
    const descriptions = (section as Section).describe();
    const embeds = new Map(
      (name === 'shell' ? ['countdown', 'newsletter'] : [name]).map((each) => [each, '']),
    );
    return { release: { name }, embeds, descriptions } as unknown as LoadedSection;
  }),
);
const files = new Map(contractFiles({ sections } as unknown as Site));
const manifest = JSON.parse(files.get('embed/custom-elements.json') ?? '') as Package;

test('custom-elements.json matches its schema', () => {
  const validate = new Ajv({ allowUnionTypes: true, strict: false }).compile(schema);
  expect(validate(manifest), JSON.stringify(validate.errors)).toBe(true);
});

test('custom-elements.json names the file that defines each element', () => {
  const defined = manifest.modules.flatMap(
    ({ path, exports }) => exports?.map(({ name }) => [name, path]) ?? [],
  );
  expect(Object.fromEntries(defined)).toMatchObject({
    'ringside-countdown': 'countdown.js',
    'ringside-newsletter': 'newsletter.js',
    'ringside-news': 'news.js',
    'ringside-article-list': 'news.js',
    'ringside-fight-list': 'fights.js',
  });
});

test('elements that no embed file defines are not offered', () => {
  const without = sections.map((section) => ({ ...section, embeds: new Map() }));
  const [, text = ''] = [...contractFiles({ sections: without } as unknown as Site)][0] ?? [];
  expect(JSON.parse(text)).toMatchObject({ modules: [] });
});
