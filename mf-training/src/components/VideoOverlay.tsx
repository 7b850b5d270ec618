import { afterPaint } from '@ringside/shared/section';
import { Button, Icon } from '@ringside/shared/ui';
import { X } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import type { ShownWorkout } from '../load/loadPages.ts';
import { VideoLink } from './VideoLink.tsx';

/**
 * The player receives all keys, so there is a close button on either side. Another `video` object
 * opens it again.
 */
export function VideoOverlay({ video, onClose }: { video: ShownWorkout; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, [video]);
  // The page behind does not scroll. A rule with html:has() would do it, but makes a browser
  // restyle the page after each change of its elements.
  useEffect(() => {
    if (dialog.current?.getRootNode() !== document) return;
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    return () => {
      style.overflow = '';
    };
  }, []);

  const close = () => dialog.current?.close();
  // The browser reports late that the dialog closed. By then it may be open again.
  const reportClosed = () => {
    if (!dialog.current?.open) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users have Escape and the close button.
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onClose={reportClosed}
      onClick={(event) => event.target === event.currentTarget && close()}
      className="fixed inset-0 size-full max-h-none max-w-none grid-rows-[auto_1fr] gap-3 overflow-y-auto overscroll-contain bg-ink p-4 text-white backdrop:bg-transparent open:grid md:p-8"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id={headingId} className="grow basis-48 font-display text-2xl uppercase">
          {video.title}
        </h2>
        <VideoLink
          videoId={video.videoId}
          describedBy={headingId}
          className="hover:text-blue-light"
        />
        <button
          // The dialog focuses this button. Calling focus() would restyle the page again.
          ref={(button) => void button?.toggleAttribute('autofocus', true)}
          type="button"
          onClick={close}
          aria-label="Close video"
          className="grid size-11 place-items-center rounded-sm hover:bg-ink-line active:bg-blue"
        >
          <Icon icon={X} />
        </button>
      </div>
      <Player video={video} />
      <Button onClick={close} className="fixed right-4 bottom-4 not-focus:sr-only">
        Close video
      </Button>
    </dialog>
  );
}

/** The video of the overlay, or why it does not play. */
function Player({ video }: { video: ShownWorkout }) {
  const [isPainted, setIsPainted] = useState(false);
  const [isOnline, setIsOnline] = useState(navigator.onLine);

  // Creating the player takes long, so the dialog is painted first.
  useEffect(() => {
    void afterPaint().then(() => setIsPainted(true));
    const tryAgain = () => setIsOnline(true);
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, []);

  return (
    <div className="aspect-16/9 w-full max-w-[calc((100dvh-6rem)*16/9)] place-self-center bg-ink-raised md:max-w-[calc((100dvh-8rem)*16/9)]">
      {/* The player needs an origin, which a sandboxed iframe lacks. */}
      {self.origin === 'null' && (
        <p className="p-4">
          This page does not let the video play here. Open it on YouTube instead.
        </p>
      )}
      {!isOnline && (
        <p className="p-4">You are offline. The video starts here when you are connected again.</p>
      )}
      {isPainted && isOnline && self.origin !== 'null' && (
        <iframe
          // The URL asks for no related videos, and for no cookie before the video plays.
          src={`https://www.youtube-nocookie.com/embed/${video.videoId}?autoplay=1&rel=0`}
          title={`Video: ${video.title}`}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          className="size-full"
        />
      )}
    </div>
  );
}
