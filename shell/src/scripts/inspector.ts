/**
 * Alt+Shift+I outlines each region of the page, with its section, release, state, and why it
 * started. This script is for previews and development, never for the live site.
 */
const REFRESH_MS = 250;

let releases: Readonly<Record<string, { release: string }>> = {};
let layer: HTMLElement | undefined;

addEventListener('keydown', async ({ altKey, shiftKey, code }) => {
  if (!altKey || !shiftKey || code !== 'KeyI') return;
  const response = await fetch('/sections.json');
  if (response.ok) releases = (await response.json()).sections;
  if (layer) layer.remove();
  layer = layer ? undefined : document.body.appendChild(document.createElement('div'));
  draw();
});

/** The parts move and start. React knows their nodes, so the outlines are elsewhere. */
function draw(): void {
  if (!layer) return;
  layer.replaceChildren(
    ...[...document.querySelectorAll<HTMLElement>('main [data-section]')].map(outline),
  );
  setTimeout(draw, REFRESH_MS);
}

function outline(part: HTMLElement): HTMLElement {
  const { top, left, width, height } = part.getBoundingClientRect();
  const box = document.createElement('div');
  box.style.cssText = `position: absolute; z-index: 99; box-sizing: border-box; top: ${top + scrollY}px; left: ${left + scrollX}px; width: ${width}px; height: ${height}px; border: 2px solid #c8241a; pointer-events: none`;
  const label = box.appendChild(document.createElement('span'));
  label.style.cssText = 'background: #c8241a; color: #fff; font: 12px/1.5 monospace';
  label.textContent = describe(part);
  return box;
}

/**
 * Describes a part, such as `gear <ringside-recommended-gear> 1f2e3d4c5b6a, ready, pointerover`.
 */
function describe({ localName, dataset }: HTMLElement): string {
  const { section = '', root, state = 'not reached' } = dataset;
  const tag = localName.startsWith('ringside-') ? ` <${localName}>` : '';
  const start = `ringside: ${section} ${root} starts: `;
  const marks = performance.getEntriesByType('mark').filter(({ name }) => name.startsWith(start));
  const reasons = marks.slice(-1).map(({ name }) => name.slice(start.length));
  const facts = [
    `${section}${tag} ${releases[section]?.release ?? ''}`,
    root ? state : 'no script',
  ];
  return [...facts, ...reasons].join(', ');
}
