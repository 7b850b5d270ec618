/** The service's format of an identifier: eleven letters, digits, hyphens or underscores. */
const VIDEO_ID = /^[\w-]{11}$/;

export interface VideoAddresses {
  /** The player for the iframe: it starts by itself, shows no related videos, and sets no cookie before it plays. */
  player: string;
  /** The video's page on the service. */
  page: string;
}

/** The URLs of a video. Undefined for a malformed identifier, so that it never becomes part of a URL. */
export function videoAddresses(videoId: string): VideoAddresses | undefined {
  if (!VIDEO_ID.test(videoId)) return undefined;
  return {
    player: `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`,
    page: `https://www.youtube.com/watch?v=${videoId}`,
  };
}
