import { expect, test } from 'vitest';
import { videoAddresses } from './videoAddresses.ts';

test('the player starts by itself and shows no related videos', () => {
  expect(videoAddresses('rS7bagWrk-2')?.player).toBe(
    'https://www.youtube-nocookie.com/embed/rS7bagWrk-2?autoplay=1&rel=0',
  );
});

test('the video has a page at the service', () => {
  expect(videoAddresses('rS7shd0wB_1')?.page).toBe('https://www.youtube.com/watch?v=rS7shd0wB_1');
});

test.each(['', 'short', 'twelve-chars', '../evil?x=1', 'rS7bagWrk 2', '<script>ab', 'rS7bagWrk-2\n'])(
  'no address is made of %j',
  (videoId) => {
    expect(videoAddresses(videoId)).toBeUndefined();
  },
);
