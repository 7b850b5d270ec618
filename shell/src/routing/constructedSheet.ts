const FACES = /@font-face\s*\{[^}]*\}/g;

/**
 * A stylesheet for {@link Document.adoptedStyleSheets}: a policy that forbids inline styles allows those.
 *
 * Without its faces, since every page has all of them in its own style. Declared anew they would be looked up again: the
 * whole page is laid out, and one that came too late for the first view (`font-display: optional`) moves its text.
 */
export function constructedSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text.replace(FACES, ''));
  return sheet;
}
