/** The service's own form of an identifier: eleven letters, digits, hyphens or underscores. */
const VIDEO_ID = /^[\w-]{11}$/;

export interface VideoAddresses {
  /** The player for a frame: starts by itself, shows no related videos, sets no cookie before it plays. */
  player: string;
  /** The video's page at the service. */
  page: string;
}

/** Where a video is; undefined for an identifier that does not look like one, which never reaches an address. */
export function videoAddresses(videoId: string): VideoAddresses | undefined {
  if (!VIDEO_ID.test(videoId)) return undefined;
  return {
    player: `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`,
    page: `https://www.youtube.com/watch?v=${videoId}`,
  };
}
