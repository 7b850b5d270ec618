import { expect, test } from 'vitest';
import { shadowStyle } from './shadowStyle.ts';

test.each([
  ['rules for the root apply to the page', ':root,:host{--a:1}', '.page{--a:1}'],
  ['also in a layer', '@layer base{html{a:b}}', '@layer base{.page{a:b}}'],
  ['rules for the body apply to nothing', 'body{display:flex}a{b:c}', 'a{b:c}'],
  ['a rem is pixels', '.a{margin:-1.5rem .25rem}', '.a{margin:-24px 4px}'],
  ['but not in a name', '.w-\\[3rem\\]{width:var(--w-3rem)}', '.w-\\[3rem\\]{width:var(--w-3rem)}'],

  [
    'the window is the element',
    '@media (min-width:48rem){a{b:c}}@media not all and (min-width:48rem){a{b:c}}',
    '@container ringside (min-width:768px){a{b:c}}@container ringside not ((min-width:768px)){a{b:c}}',
  ],
  [
    'also between two widths',
    '@media (width>=40rem) and (width<64rem){a{b:c}}@media (40rem<=width<64rem){a{b:c}}',
    '@container ringside (width>=640px) and (width<1024px){a{b:c}}@container ringside (640px<=width<1024px){a{b:c}}',
  ],

  [
    'also on a screen only',
    '@layer a{@media screen and (width>=48rem){a{b:c}}}',
    '@layer a{@media screen{@container ringside (width>=768px){a{b:c}}}}',
  ],
  [
    'also with other conditions',
    '@media (width>=48rem) and (forced-colors:active){a{b:c}}',
    '@media (forced-colors:active){@container ringside (width>=768px){a{b:c}}}',
  ],

  [
    'also as alternatives',
    '@media ((width<40rem)) or ((width>=64rem) and ((width<80rem))){a{b:c}}',
    '@container ringside ((width<640px)) or ((width>=1024px) and ((width<1280px))){a{b:c}}',
  ],
  [
    'also in a list, in which each has a copy of its own',
    '@media print,(width>=48rem){a{b:c}}',
    '@media print{a{b:c}}@container ringside (width>=768px){a{b:c}}',
  ],
  [
    'also within another condition',
    '@media (width>=40rem){@media (width>=48rem){a{b:c}}}',
    '@container ringside (width>=640px){@container ringside (width>=768px){a{b:c}}}',
  ],

  [
    'but not the device',
    '@media (device-width>=48rem){a{b:c}}',
    '@media (device-width>=48rem){a{b:c}}',
  ],

  ['also in a length', '.a{margin:0 calc(50% - 50vw)}', '.a{margin:0 calc(50% - 50cqw)}'],
  ['nor is a name changed', '.w-\\[9vw\\]{width:var(--w-9vw)}', '.w-\\[9vw\\]{width:var(--w-9vw)}'],

  ['other media stay', '@media print{a{b:c}}', '@media print{a{b:c}}'],
  [
    'fonts get names of our own',
    '@layer base{@font-face{font-family:"A B";src:url(/A.woff2)}}a{font-family:"A B",c}:root{--f:A B}',
    '@font-face{font-family:"Ringside A B";src:url(/A.woff2)}@layer base{}a{font-family:"Ringside A B",c}.page{--f:Ringside A B}',
  ],
])('%s', (_, css, expected) => expect(shadowStyle(css)).toBe(expected));
