import { send } from '@ringside/shared/contract';
import { siteOrigin } from '@ringside/shared/embed/siteOrigin';
import type { IframeMessage } from './iframe/parentPage.ts';

/**
 * Gives each of our iframes on this page the height that it reports, and sends `ringside:subscribe` from an iframe in which a visitor
 * subscribes, as the element itself would. The sender is recognised by its window: a sandboxed iframe has no origin.
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
    // No `style-src` forbids styles set by script. Without `important`, a page's rule for all iframes would clip ours.
    if (data?.type === 'ringside:resize') frame.style.setProperty('height', `${data.height}px`, 'important');
    if (data?.type === 'ringside:subscribe')
      answer?.postMessage(!send(frame, data.type, { email: data.email }));
  });
  // Iframes that loaded before this script have already reported their heights, so ask again.
  for (const { contentWindow } of frames()) contentWindow?.postMessage({ type: 'ringside:measure' }, '*');
}

const key = Symbol.for('ringside.embed.frame');
const known = globalThis as unknown as Record<symbol, true | undefined>;

if (!known[key]) {
  known[key] = true;
  listenToIframes(siteOrigin('frame'));
}
