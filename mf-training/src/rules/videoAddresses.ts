/** The URLs of a video. The schema of the content refuses identifiers that would change them. */
export const videoAddresses = (videoId: string) => ({
  /** The player for the iframe: it starts by itself, shows no related videos, and sets no cookie before it plays. */
  player: `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`,
  /** The video's page on the service. */
  page: `https://www.youtube.com/watch?v=${videoId}`,
});
