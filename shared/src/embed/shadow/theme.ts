/** The theme is the colour scheme, which chooses the values of the tokens. A printed page is always light. */
export const THEME_STYLE = `
  .probe { position: absolute; color: oklch(from currentcolor clamp(0, (l - 0.6) * 999, 1) 0 0); }
  .page { color-scheme: light; }
  @media not print { .page[data-theme="dark"] { color-scheme: dark; } }
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
