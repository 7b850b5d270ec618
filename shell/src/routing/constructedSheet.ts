const FACES = /@font-face\s*\{[^}]*\}/g;

/**
 * A stylesheet for {@link Document.adoptedStyleSheets}: a policy that forbids inline styles allows those.
 *
 * It has no face that the page declared itself. Declared anew, one that came too late for the first view (`font-display:
 * optional`) would be looked up again, and its text would move under the reader's eyes.
 */
export function constructedSheet(text: string): CSSStyleSheet {
  const own = document.querySelector('style[data-style]')?.textContent ?? '';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text.replace(FACES, (face) => (own.includes(face) ? '' : face)));
  return sheet;
}
