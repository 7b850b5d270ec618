import { logged, test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import { defineOnce } from './defineOnce.ts';

const element = (version: string) =>
  class extends HTMLElement {
    static readonly version = version;
  };

const warnings = logged('warn');

test('accepts the same version twice without a warning', () => {
  const first = element('1.0.0');
  defineOnce('ringside-twice', first);
  defineOnce('ringside-twice', element('1.0.0'));
  expect(customElements.get('ringside-twice')).to.equal(first);
  expect(warnings).to.deep.equal([]);
});

test('keeps the first of several versions, and warns once', () => {
  const first = element('2.0.0');
  for (const each of [first, element('1.0.0'), element('1.0.0'), element('3.0.0')])
    defineOnce('ringside-mixed', each);
  expect(customElements.get('ringside-mixed')).to.equal(first);
  expect(warnings).to.have.length(1);
  expect(warnings[0]).to.contain('<ringside-mixed> 2.0.0 is already defined; 1.0.0 is ignored');
});

test("leaves another library's element of that name alone", () => {
  const theirs = class extends HTMLElement {};
  customElements.define('ringside-theirs', theirs);
  defineOnce('ringside-theirs', element('1.0.0'));
  expect(customElements.get('ringside-theirs')).to.equal(theirs);
  expect(warnings).to.have.length(1);
});
