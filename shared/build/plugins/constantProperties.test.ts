import { expect, test } from 'vitest';
import { writeOutConstants } from './constantProperties.ts';

const registered = (name: string, initial = '') =>
  `@property ${name}{syntax:"*";inherits:false;${initial && `initial-value:${initial}`}}`;
const DEEP = '.a{width:var(--tw-gap, calc(1 * calc(2 * calc(3 * 1px))))}';
const OWN = `.a{color:var(--own)}${registered('--own', 'red')}`;
const DASHED = '@scope (a) to (b){.a{border-style:var(--tw-line)}.b{--tw-line:dashed}}';
const LAYER = '@layer properties{*{--tw-line:solid;--tw-bold:initial}}';

test.each([
  [
    'that nothing sets is replaced by its value wherever it is read',
    `.a{margin:var(--tw-gap) var( --tw-gap );padding:calc(2*var(--tw-gap))}${LAYER}${registered('--tw-gap', '1px')}`,
    '.a{margin:1px 1px;padding:calc(2*1px)}',
  ],
  ['that is not Tailwind’s stays', OWN, OWN],
  [
    'without a value takes the fallback of the place that reads it',
    `.a{line-height:var(--tw-lead, var(--lead, calc(2 * 1px)))}${registered('--tw-lead')}`,
    '.a{line-height:var(--lead, calc(2 * 1px))}',
  ],
  [
    'that is set has its initial value in the section’s scope, and no registration',
    `${LAYER}${DASHED}${registered('--tw-line', 'solid')}`,
    `@layer theme{@scope (a) to (b){*,::before,::after,::backdrop{--tw-line:solid}}}${DASHED}`,
  ],
  [
    'in a fallback that replaces another is replaced, too',
    `.a{--tw-stops:var(--tw-via, var(--tw-from) var(--tw-start));color:var(--tw-stops)}${registered('--tw-via')}${registered('--tw-from', 'red')}${registered('--tw-start', '0%')}`,
    '.a{--tw-stops:red 0%;color:var(--tw-stops)}',
  ],
  ['in a fallback nested too deeply stays', DEEP + registered('--tw-gap'), DEEP],
  [
    'that nothing reads is removed, with everything that sets it',
    `.a{--tw-bold:700;font-weight:700}.b{--tw-bold:400}${LAYER}${registered('--tw-bold')}`,
    '.a{font-weight:700}',
  ],
])('a property %s', (_, css, expected) => expect(writeOutConstants(css)).toBe(expected));
