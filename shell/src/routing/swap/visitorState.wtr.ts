import { test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import { rememberedEntries, rememberState } from './visitorState.ts';

const keyHere = () => navigation.currentEntry?.key ?? '';

test('what was typed on a page is kept only while Back or Forward can reach the page', () => {
  rememberState('an entry of long ago');
  rememberState(keyHere());
  expect(rememberedEntries()).to.deep.equal([keyHere()]);
});
