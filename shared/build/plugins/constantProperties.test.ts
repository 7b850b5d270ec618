import { expect, test } from 'vitest';
import { writeOutConstants } from './constantProperties.ts';

const registered = (name: string, initial = '') =>
  `@property ${name}{syntax:"*";inherits:false;${initial && `initial-value:${initial}`}}`;

test('a property that nothing sets is replaced by its value', () => {
  expect(
    writeOutConstants(
      `.a{border-style:var(--tw-line);border-width:1px}@layer properties{*{--tw-line:solid}}${registered('--tw-line', 'solid')}`,
    ),
  ).toBe('.a{border-style:solid;border-width:1px}');
});

test('it is replaced wherever it is read', () => {
  expect(
    writeOutConstants(
      `.a{margin:var(--tw-gap) var( --tw-gap );padding:calc(2*var(--tw-gap))}${registered('--tw-gap', '1px')}`,
    ),
  ).toBe('.a{margin:1px 1px;padding:calc(2*1px)}');
});

test('a property that is not Tailwind’s stays', () => {
  const style = `.a{color:var(--own)}${registered('--own', 'red')}`;
  expect(writeOutConstants(style)).toBe(style);
});

test('a property without a value takes the fallback of the place that reads it', () => {
  expect(
    writeOutConstants(`.a{line-height:var(--tw-lead, var(--lead, calc(2 * 1px)))}${registered('--tw-lead')}`),
  ).toBe('.a{line-height:var(--lead, calc(2 * 1px))}');
});

test('a property that is set has its initial value in the section’s scope, and no registration', () => {
  const rule = '@scope (a) to (b){.a{border-style:var(--tw-line)}.b{--tw-line:dashed}}';
  expect(
    writeOutConstants(`@layer properties{*{--tw-line:solid}}${rule}${registered('--tw-line', 'solid')}`),
  ).toBe(`@layer theme{@scope (a) to (b){*,::before,::after,::backdrop{--tw-line:solid}}}${rule}`);
});

test('a property in a fallback nested too deeply stays', () => {
  const style = '.a{width:var(--tw-gap, calc(1 * calc(2 * calc(3 * 1px))))}';
  expect(writeOutConstants(style + registered('--tw-gap'))).toBe(style);
});

test('a property that nothing reads is removed, with everything that sets it', () => {
  expect(
    writeOutConstants(
      `.a{--tw-bold:700;font-weight:700}.b{--tw-bold:400}@layer properties{*{--tw-bold:initial;--tw-lead:initial}}${registered('--tw-bold')}`,
    ),
  ).toBe('.a{font-weight:700}');
});
