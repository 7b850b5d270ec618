import { expect, test } from 'vitest';
import { workouts } from '../content/workouts.ts';
import { videoObject } from './videoObject.ts';

const [workout] = workouts;
if (!workout) throw new Error('there is no workout');

test('a published video is described with what Google requires and recommends', () => {
  expect(videoObject({ ...workout, videoPublished: '2025-08-01' }, '/picture.jpg')).toEqual([
    expect.objectContaining({
      '@type': 'VideoObject',
      name: workout.title,
      description: workout.description,
      thumbnailUrl: '/picture.jpg',
      uploadDate: '2025-08-01',
      duration: 'PT15M',
      embedUrl: expect.stringContaining(workout.videoId),
    }),
  ]);
});

test('a placeholder is not described', () => {
  expect(workouts.flatMap((each) => videoObject(each, '/picture.jpg'))).toEqual([]);
});
