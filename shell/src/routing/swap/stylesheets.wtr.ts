import { test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';

// The module reads the sheets of the page that the browser opened when it loads.
const opened = document.createElement('style');
const LAYER = '@layer utilities { .a { color: red } }';
opened.textContent = `:root { --ink: black } @layer base { p { margin: 0 } } ${LAYER}`;
document.head.append(opened);
const { sheetWithoutKnownRules } = await import('./stylesheets.ts');

test('a sheet repeats no tokens and base rules of the page that the browser opened', () => {
  const sheet = sheetWithoutKnownRules(
    ':root { --ink: black } :root { --ink: red } @layer base { p { margin: 0 } p { color: red } }',
  );
  const rules = [...sheet.cssRules].map(({ cssText }) => cssText.replace(/\s+/g, ' '));
  expect(rules).to.deep.equal([':root { --ink: red; }', '@layer base { p { color: red; } }']);
});

test('a sheet repeats no whole layer of the page that the browser opened', () => {
  expect(sheetWithoutKnownRules(LAYER).cssRules).to.have.length(0);
  expect(sheetWithoutKnownRules(LAYER.replace('red', 'blue')).cssRules).to.have.length(1);
});

test('of the sheet of the page that the browser opened, nothing is left', () => {
  const rules = [...sheetWithoutKnownRules(opened.textContent).cssRules];
  expect(rules.map(({ cssText }) => cssText.replace(/\s+/g, ' '))).to.deep.equal([
    '@layer base { }',
  ]);
});
