import { Icon } from '@ringside/shared/ui';
import { icons } from './icons.ts';

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
      className={`inline-flex min-h-11 items-center gap-2 *:shrink-0 underline underline-offset-4 print:hidden ${className}`}
    >
      Open on YouTube
      <Icon icon={icons.otherSite} className="size-4" />{' '}
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
