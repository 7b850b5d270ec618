import { localTime } from './localTime.ts';

/**
 * Writes the start of a fight in the reader's own time zone into each `<time data-local>`, and the
 * full URL into each `[data-address]`.
 * @param site the site's URL, if it differs from the page's own
 */
export function writeLiveText(root: ParentNode, site = location.href): void {
  for (const address of root.querySelectorAll('[data-address]'))
    address.textContent = new URL(address.textContent ?? '', site).href;
  for (const time of times) if (!time.isConnected) times.delete(time);
  observer ??= observeTimes();
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-local]')) {
    times.add(time);
    observer.observe(time);
  }
}

/**
 * Elements whose time is written only when they come into view, because a browser's first date
 * takes as long as rendering the page.
 */
const times = new Set<HTMLTimeElement>();
let observer: IntersectionObserver | undefined;

function observeTimes(): IntersectionObserver {
  addEventListener('beforeprint', () => times.forEach(write));
  return new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) write(target as HTMLTimeElement);
  });
}

function write(time: HTMLTimeElement): void {
  time.textContent = localTime(time.dateTime);
}
