import { Icon } from '@ringside/shared/ui';
import { icons } from './icons.ts';

interface VideoLinkProps {
  href: string;
  /** Id of the heading that names the video. */
  describedBy: string;
  className?: string;
}

/** A link to the video on the video service. It works without script, and where the player is blocked. */
export function VideoLink({ href, describedBy, className = '' }: VideoLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      aria-describedby={describedBy}
      className={`inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-2 underline-offset-4 ${className}`}
    >
      Open on YouTube
      <Icon icon={icons.otherSite} className="size-4" /> <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
