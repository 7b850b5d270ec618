import { expect, test } from 'vitest';
import { writeOutConstants } from './constantProperties.ts';

const registered = (name: string, initial = '') =>
  `@property ${name}{syntax:"*";inherits:false;${initial && `initial-value:${initial}`}}`;

test('a property that nothing sets is written out', () => {
  expect(
    writeOutConstants(
      `.a{border-style:var(--line);border-width:1px}@layer properties{*{--line:solid}}${registered('--line', 'solid')}`,
    ),
  ).toBe('.a{border-style:solid;border-width:1px}@layer properties{}');
});

test('one that is set keeps its registration and its value for browsers without it', () => {
  const style = `.a{border-style:var(--line)}.b{--line:dashed}@layer properties{*{--line:solid}}${registered('--line', 'solid')}`;
  expect(writeOutConstants(style)).toBe(style);
});

test('one that nothing reads goes with everything that sets it', () => {
  expect(
    writeOutConstants(
      `.a{--bold:700;font-weight:700}.b{--bold:400}@layer properties{*{--bold:initial;--lead:initial}}${registered('--bold')}`,
    ),
  ).toBe('.a{font-weight:700}@layer properties{*{--lead:initial}}');
});

test('one without a first value is left to the value that its reader names', () => {
  const style = `.a{line-height:var(--lead,1.2)}${registered('--lead')}`;
  expect(writeOutConstants(style)).toBe(style);
});
