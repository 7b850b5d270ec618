import { expect, test } from 'vitest';
import { videoAddresses } from './videoAddresses.ts';

test('the player starts by itself and shows no related videos', () => {
  expect(videoAddresses('rS7bagWrk-2')?.player).toBe(
    'https://www.youtube-nocookie.com/embed/rS7bagWrk-2?autoplay=1&rel=0',
  );
});

test('the video has a page on the service', () => {
  expect(videoAddresses('rS7shd0wB_1')?.page).toBe('https://www.youtube.com/watch?v=rS7shd0wB_1');
});

test.each([
  '',
  'short',
  'twelve-chars',
  '../evil?x=1',
  '..%2f..%2fx',
  'rS7bagWrk 2',
  'rS7bagWrk\n2',
  'rS7bagWrk-2\n',
  '\nrS7bagWrk-2',
  'rS7bagWrk\u00002',
  'rS7bagWrk\u200b',
  'rS7bagWrk-é',
  'ｒS7bagWrk-2',
  'rS7bagWr%41',
  '<script>ab',
  '"onload="x="',
  'javascript:',
  '//evil.example',
  '@evil.examp',
  'x?autoplay=',
  'x&list=abcd',
  'x#fragment1',
  'watch?v=abc',
  'videoseries?list=abcdefghijk',
  `${'a'.repeat(10_000)}`,
])('no address is made of %j', (videoId) => {
  expect(videoAddresses(videoId)).toBeUndefined();
});

test.each(['___________', '-----------', '00000000000', '__proto__12'])('%s is an identifier', (videoId) => {
  const { player, page } = videoAddresses(videoId) ?? { player: '', page: '' };
  expect(new URL(player).pathname).toBe(`/embed/${videoId}`);
  expect([...new URL(player).searchParams]).toEqual([
    ['autoplay', '1'],
    ['rel', '0'],
  ]);
  expect(new URL(page).searchParams.get('v')).toBe(videoId);
});
