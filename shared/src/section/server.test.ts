import { createElement } from 'react';
import { expect, test } from 'vitest';
import { defineManifest } from '../contract/index.ts';
import { createSectionServer } from './server.tsx';

const manifest = defineManifest({
  name: 'sample',
  contract: 1,
  routes: [],
  elements: ['ringside-list'],
  staticElements: ['ringside-list'],
  storageKeys: [],
});
const List = () => createElement('p', null, 'Round one');

test('a static element is rendered like any other', () => {
  const server = createSectionServer(manifest, {
    pages: {},
    elements: {},
    staticElements: { 'ringside-list': List },
    routes: [],
  });
  expect(server.renderElement('ringside-list', {}, 'r1')).toBe('<p>Round one</p>');
});

test('an element must be static in both the manifest and the code, or in neither', () => {
  const views = { 'ringside-list': List };
  expect(() => createSectionServer(manifest, { pages: {}, elements: views, routes: [] })).toThrow(
    '@ringside/mf-sample: name the same static elements in manifest.ts and in staticElements.ts.',
  );
});
