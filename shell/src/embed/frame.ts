import { send } from '@ringside/shared/contract';
import { siteOrigin } from '@ringside/shared/embed/siteOrigin';
import type { IframeMessage } from './iframe/parentPage.ts';

/**
 * Sets the height of our iframes, and sends `ringside:subscribe` from them. A sandboxed iframe has no origin, so its
 * window identifies the sender.
 */
function listenToIframes(origin: string): void {
  const frames = (root: ParentNode = document): HTMLIFrameElement[] =>
    [...root.querySelectorAll('*')].flatMap((node) => {
      if (node instanceof HTMLIFrameElement) return node.src.startsWith(`${origin}/embed/`) ? node : [];
      return node.shadowRoot ? frames(node.shadowRoot) : [];
    });
  addEventListener('message', ({ source, data, ports: [answer] }: MessageEvent<IframeMessage | null>) => {
    if (!/^ringside:/.test(`${data?.type}`)) return;
    const frame = frames().find(({ contentWindow }) => contentWindow === source);
    if (!frame) return;
    // No `style-src` forbids styles set by script. A page's rule for all iframes would clip ours without `important`.
    if (data?.type === 'ringside:resize') frame.style.setProperty('height', `${data.height}px`, 'important');
    if (data?.type === 'ringside:subscribe')
      answer?.postMessage(!send(frame, data.type, { email: data.email }));
  });
  // Iframes that loaded before this script have already reported.
  for (const { contentWindow } of frames()) contentWindow?.postMessage({ type: 'ringside:measure' }, '*');
}

const key = Symbol.for('ringside.embed.frame');
const known = globalThis as unknown as Record<symbol, true | undefined>;

if (!known[key]) {
  known[key] = true;
  listenToIframes(siteOrigin('frame'));
}
