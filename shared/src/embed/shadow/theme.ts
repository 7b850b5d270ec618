import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Styles for the theme. The colour scheme selects the values of the tokens. On paper, the theme is
 * always light.
 */
export const THEME_STYLE = `
  .probe { position: absolute; color: oklch(from currentcolor clamp(0, (l - 0.6) * 999, 1) 0 0); }
  .page { color-scheme: light; }
  @media not print { .page[data-theme="dark"] { color-scheme: dark; } }
`;

/**
 * Returns whether the background around an element is light or dark. The probe's colour is black if
 * the surrounding text is dark, and white if that text is light. When the probe's transition ends,
 * the text colour may have changed.
 */
export function useBackground() {
  const [background, setBackground] = useState<'light' | 'dark'>('light');
  const probe = useRef<HTMLSpanElement>(null);
  const readBackground = () => {
    if (!probe.current) return;
    setBackground(/^oklch\(1\b/.test(getComputedStyle(probe.current).color) ? 'dark' : 'light');
  };
  useLayoutEffect(readBackground, []);
  return { background, probe, readBackground };
}
