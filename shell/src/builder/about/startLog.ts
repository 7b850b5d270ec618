import type { EventHeard } from '../../embed/iframe/messages.ts';

/** How many events the log keeps. */
const MAX_ENTRIES = 50;

/**
 * Writes what the elements in this page's frames say into its log, the newest first.
 *
 * @param signal ends it
 */
export function startLog(root: Element, signal: AbortSignal): void {
  const log = root.querySelector('[data-log]');
  if (!log) return;
  addEventListener(
    'message',
    ({ source, data }: MessageEvent<Partial<EventHeard> | null>) => {
      const isOurs = [...root.querySelectorAll('iframe')].some(
        ({ contentWindow }) => contentWindow === source,
      );
      if (!isOurs || data?.type !== 'ringside:heard') return;
      log.previousElementSibling?.remove();
      // Not with `create`, which would become a file of its own, shared with boot.
      const line = document.createElement('li');
      const said = document.createElement('code');
      said.textContent = `${data.name} ${data.detail}`;
      line.append(`${new Date().toLocaleTimeString('en-GB')} `, said);
      log.prepend(line);
      if (log.childElementCount > MAX_ENTRIES) log.lastElementChild?.remove();
    },
    { signal },
  );
}
