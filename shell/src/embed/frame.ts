/**
 * For pages that show our iframes: sets their heights, and offers the page the addresses that
 * visitors enter.
 */
import { send } from '@ringside/shared/contract';
import { siteOrigin } from '@ringside/shared/internal/embed/siteOrigin';
import type { IframeMessage } from './iframe/parentPage.ts';

const key = Symbol.for('ringside.embed.frame');
const known = globalThis as unknown as Record<symbol, true | undefined>;

if (!known[key]) {
  known[key] = true;
  listenToIframes(siteOrigin('frame'));
}

/** A sandboxed iframe has no origin, so its window identifies the sender. */
function listenToIframes(origin: string): void {
  const iframes = (root: ParentNode = document): HTMLIFrameElement[] =>
    [...root.querySelectorAll('*')].flatMap((node) => {
      if (node instanceof HTMLIFrameElement)
        return node.src.startsWith(`${origin}/embed/`) ? node : [];
      return node.shadowRoot ? iframes(node.shadowRoot) : [];
    });
  addEventListener(
    'message',
    ({ source, data, ports: [response] }: MessageEvent<IframeMessage | null>) => {
      if (!/^ringside:/.test(`${data?.type}`)) return;
      const iframe = iframes().find(({ contentWindow }) => contentWindow === source);
      if (!iframe) return;
      // A page's rule for all iframes would clip ours without `important`.
      if (data?.type === 'ringside:resize')
        iframe.style.setProperty('height', `${data.height}px`, 'important');
      if (data?.type === 'ringside:subscribe')
        response?.postMessage(!send(iframe, 'ringside:subscribe', { email: data.email }));
    },
  );
  // Iframes that loaded before this script have already reported.
  for (const { contentWindow } of iframes())
    contentWindow?.postMessage({ type: 'ringside:measure' }, '*');
}
