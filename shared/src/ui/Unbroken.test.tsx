import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NUMBERED, Unbroken } from './Unbroken.tsx';

test.each([
  [
    'Brasshook Sentinel 16 Sparring Gloves',
    'Brasshook <span class="inline-block">Sentinel 16</span> Sparring Gloves',
  ],
  ['Sentinel 16', '<span class="inline-block">Sentinel 16</span>'],
  ['Boxing Gloves', 'Boxing Gloves'],
])('%s', (text, expected) => {
  expect(renderToStaticMarkup(<Unbroken text={text} words={NUMBERED} />)).toBe(expected);
});

test('the same words are found each time', () => {
  const markup = renderToStaticMarkup(<Unbroken text="An eye for an eye" words={/\b(an? eye)/i} />);
  expect(markup).toBe(
    '<span class="inline-block">An eye</span> for <span class="inline-block">an eye</span>',
  );
});
