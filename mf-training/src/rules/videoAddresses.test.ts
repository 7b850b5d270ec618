import { expect, test } from 'vitest';
import { videoAddresses } from './videoAddresses.ts';

test('the player starts by itself and shows no related videos; the video has a page on the service', () => {
  expect(videoAddresses('rS7bagWrk-2')).toEqual({
    player: 'https://www.youtube-nocookie.com/embed/rS7bagWrk-2?autoplay=1&rel=0',
    page: 'https://www.youtube.com/watch?v=rS7bagWrk-2',
  });
});
