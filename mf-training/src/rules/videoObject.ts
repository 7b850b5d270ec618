import type { Json } from '@ringside/shared/contract';
import { structured } from '@ringside/shared/section/structuredData';
import type { Workout } from '../content/schema.ts';
import { videoAddresses } from './videoAddresses.ts';

/**
 * A workout's video as structured data. Nothing while `videoId` is a placeholder: there is no video to describe, and no
 * day on which it was published.
 *
 * @param thumbnail the URL of the workout's picture
 * @see https://developers.google.com/search/docs/appearance/structured-data/video
 */
export function videoObject(workout: Workout, thumbnail: string): Json[] {
  const { title, description, duration, videoId, videoPublished } = workout;
  if (!videoPublished) return [];
  return [
    structured('VideoObject', {
      name: title,
      description,
      thumbnailUrl: thumbnail,
      uploadDate: videoPublished,
      duration: `PT${Number.parseInt(duration, 10)}M`,
      embedUrl: videoAddresses(videoId).player,
    }),
  ];
}
