import { test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import { rememberedEntries, rememberState } from './visitorState.ts';

const here = navigation.currentEntry as NavigationHistoryEntry;

test('what was typed on a page is kept only while Back or Forward can reach the page', () => {
  rememberState({ key: 'an entry of long ago', url: here.url } as NavigationHistoryEntry);
  rememberState(here);
  expect(rememberedEntries()).to.deep.equal([here.key]);
});
