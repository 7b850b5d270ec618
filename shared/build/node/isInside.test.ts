import { posix, win32 } from 'node:path';
import { expect, test } from 'vitest';
import { isInside } from './isInside.ts';

test.each([
  ['a file', 'C:\\site\\mf-news\\src', 'C:\\site\\mf-news\\src\\pages\\List.tsx', true],
  ['slashes, as Vite writes them', 'C:\\site\\src', 'C:/site/src/pages/List.tsx', true],
  ['a drive in lower case', 'C:\\Site\\src', 'c:/site/src/List.tsx', true],
  ['a name with spaces and dots', 'D:\\My sites\\v1.2', 'D:/My sites/v1.2/a b.ts', true],
  ['a name that begins with dots', 'C:\\site', 'C:/site/..pages/a.ts', true],
  ['a network folder', '\\\\server\\share\\site', '//server/share/site/src/a.ts', true],
  ['a folder beside it', 'C:\\site\\src', 'C:/site/src-old/a.ts', false],
  ['a folder above', 'C:\\site\\src', 'C:/site/a.ts', false],
  ['another drive', 'C:\\site', 'D:/site/a.ts', false],
  ['another network folder', '\\\\server\\share', '//server/other/a.ts', false],
  ['itself', 'C:\\site', 'c:/site/', false],
])('on Windows: %s', (_, folder, file, expected) => {
  expect(isInside(folder, file, win32)).toBe(expected);
});

test.each([
  ['/site/src', '/site/src/a.ts', true],
  ['/site/src', '/site/src-old/a.ts', false],
  ['/site/src', '/site/a.ts', false],
  ['/Site', '/site/a.ts', false],
])('elsewhere: %s, %s', (folder, file, expected) => {
  expect(isInside(folder, file, posix)).toBe(expected);
});
