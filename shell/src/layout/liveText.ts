import { localTime } from '@ringside/shared/page';

/** Writes what only the browser knows, such as the reader's own time, into the current page, without its sections' script. */
export function writeLiveText(): void {
  for (const address of document.querySelectorAll('[data-address]'))
    address.textContent = new URL(address.textContent ?? '', location.href).href;
  local.disconnect();
  for (const time of document.querySelectorAll('time[data-local]')) local.observe(time);
}

const write = (time: HTMLTimeElement) => {
  time.textContent = localTime(time.dateTime);
};

/** Formatting a browser's first date takes as long as rendering the page, so each is written when it comes into view or is printed. */
const local = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    local.unobserve(target);
    write(target as HTMLTimeElement);
  }
});
addEventListener('beforeprint', () =>
  document.querySelectorAll<HTMLTimeElement>('time[data-local]').forEach(write),
);
