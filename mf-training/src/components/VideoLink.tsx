interface VideoLinkProps {
  videoId: string;
  describedBy: string;
  className: string;
}

/** A link to the video, which works without script, and where the player is blocked. */
export function VideoLink({ videoId, describedBy, className }: VideoLinkProps) {
  return (
    <a
      href={`https://www.youtube.com/watch?v=${videoId}`}
      target="_blank"
      rel="noopener"
      aria-describedby={describedBy}
      className={`inline-flex min-h-11 items-center underline underline-offset-4 print:hidden ${className}`}
    >
      Open on YouTube <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
