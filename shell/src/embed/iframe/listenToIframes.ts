import type { IframeMessage } from './parentPage.ts';

/** A sandboxed iframe has no origin, so its window identifies the sender. */
export function listenToIframes(
  origin: string,
  takeEmail?: (iframe: HTMLIFrameElement, email: string) => boolean,
): void {
  const frames = (root: ParentNode = document): HTMLIFrameElement[] =>
    [...root.querySelectorAll('*')].flatMap((node) => {
      if (node instanceof HTMLIFrameElement) return node.src.startsWith(`${origin}/embed/`) ? node : [];
      return node.shadowRoot ? frames(node.shadowRoot) : [];
    });
  addEventListener('message', ({ source, data, ports: [answer] }: MessageEvent<IframeMessage | null>) => {
    if (!/^ringside:/.test(`${data?.type}`)) return;
    const frame = frames().find(({ contentWindow }) => contentWindow === source);
    if (!frame) return;
    // A page's rule for all iframes would clip ours without `important`.
    if (data?.type === 'ringside:resize') frame.style.setProperty('height', `${data.height}px`, 'important');
    if (data?.type === 'ringside:subscribe') answer?.postMessage(takeEmail?.(frame, data.email) ?? false);
  });
  // Iframes that loaded before this script have already reported.
  for (const { contentWindow } of frames()) contentWindow?.postMessage({ type: 'ringside:measure' }, '*');
}
