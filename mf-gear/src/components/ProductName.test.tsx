import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProductName } from './ProductName.tsx';

test.each([
  [
    'Brasshook Sentinel 16 Sparring Gloves',
    'Brasshook <span class="inline-block">Sentinel 16</span> Sparring Gloves',
  ],
  ['Sentinel 16', '<span class="inline-block">Sentinel 16</span>'],
  ['Boxing Gloves', 'Boxing Gloves'],
])('%s', (name, expected) => {
  expect(renderToStaticMarkup(<ProductName name={name} />)).toBe(expected);
});
