import type { HeightReport, HeightRequest } from './messages.ts';

/** Reports the height of this page to the page around: now, when it changes, and on request. The height is no secret. */
export function reportHeight(): void {
  let said = 0;
  const tell = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height === said || height === 0) return;
    said = height;
    parent.postMessage({ type: 'ringside:resize', height } satisfies HeightReport, '*');
  };
  new ResizeObserver(tell).observe(document.body);
  addEventListener('message', ({ data }: MessageEvent<Partial<HeightRequest> | null>) => {
    if (data?.type !== 'ringside:measure') return;
    said = 0;
    tell();
  });
}
