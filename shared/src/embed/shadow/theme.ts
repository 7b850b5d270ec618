/** Utilities for dark backgrounds, which have light text on our own pages. */
const DARK_GROUNDS = ':is(.bg-ink, .bg-ink-raised, .bg-ink-line, .bg-blue, .bg-blue-deep, .bg-red)';

/** Our colours on a dark page. Ink and paper, for example, swap dark and light. */
const DARK: Readonly<Record<string, string>> = {
  ink: '#f6f3ec',
  paper: '#12151c',
  'paper-sunk': '#1c212c',
  white: '#232936',
  line: '#3a4150',
  muted: '#b9b7b0',
  blue: '#9db2ff',
  'blue-deep': '#9db2ff',
  red: '#ff8a7e',
  brass: '#e3ab5c',
};

const each = (write: (name: string) => string) => Object.keys(DARK).map(write).join('');

/** The dark theme changes the tokens, except on backgrounds that are dark in both themes. A printed page is always light. */
export const DARK_STYLE = `
  .probe { position: absolute; color: oklch(from currentcolor clamp(0, (l - 0.6) * 999, 1) 0 0); }
  .page { ${each((name) => `--_${name}: var(--color-${name});`)} }
  @media not print {
    .page[data-theme="dark"] {
      color-scheme: dark;
      background: var(--ringside-background, ${DARK.paper});
      color: var(--ringside-color, ${DARK.ink});
    }
    .page[data-theme="dark"] > .view { ${each((name) => `--color-${name}: ${DARK[name]};`)} }
    .page[data-theme="dark"] ${DARK_GROUNDS} { color-scheme: light; ${each((name) => `--color-${name}: var(--_${name});`)} }
  }
`;

/**
 * Watches whether the text of the partner's page is light. Then its background is dark, whether the page sets `color-scheme` or not; widgets follow the
 * same rule. The probe's colour is black if the surrounding text is dark, and white if it is light.
 *
 * @param onChange called when the text becomes light or dark
 */
export function watchGround(root: ShadowRoot, onChange: () => void): () => 'light' | 'dark' {
  const probe = Object.assign(document.createElement('span'), { className: 'probe' });
  root.append(probe);
  probe.addEventListener('transitionend', onChange);
  return () => (/^oklch\(1\b/.test(getComputedStyle(probe).color) ? 'dark' : 'light');
}
