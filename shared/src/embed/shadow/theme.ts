import { useLayoutEffect, useRef, useState } from 'react';

/** The colour scheme chooses the values of the tokens. Paper is always light. */
export const THEME_STYLE = `
  .probe { position: absolute; color: oklch(from currentcolor clamp(0, (l - 0.6) * 999, 1) 0 0); }
  .page { color-scheme: light; }
  @media not print { .page[data-theme="dark"] { color-scheme: dark; } }
`;

/**
 * The background around an element. The probe's colour is black if the surrounding text is dark, and white if it is
 * light. Its transition ends after a change.
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
