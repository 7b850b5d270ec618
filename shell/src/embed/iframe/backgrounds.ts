/**
 * Backgrounds for previews of an element. The hostile one sets as much as a page can: important resets, a small root font, and text
 * from right to left.
 */
const BACKGROUNDS: Readonly<Record<string, string>> = {
  light: ':root { background: var(--color-white); color: var(--color-ink) }',
  dark: ':root { color-scheme: dark; background: var(--color-ink); color: var(--color-white) }',
  photo:
    ':root { color-scheme: dark; background: var(--photo) center / cover var(--color-ink); color: var(--color-white) }',
  hostile: `
    * { all: unset !important }
    html { font-size: 62.5% !important }
    html, body, main, main * { display: block !important }
    head, script, style { display: none !important }
    html { background: repeating-linear-gradient(45deg, var(--color-paper) 0 12px, var(--color-paper-sunk) 12px 24px) !important }
    body { padding: 15px !important }
    button, a, p, h1, h2, li { letter-spacing: 0.2em !important; text-transform: uppercase !important }`,
};

/** Restores what our reset removes: visible form controls, as on partners' pages. Slotted content stays hidden until the element is defined. Until then
 * the element is as high as the iframe, which would otherwise shrink and grow. */
const CONTROLS = `
  :where(input) { border: 1px solid; background: Field; color: FieldText }
  :where(button) { border: 1px solid ButtonBorder; background: ButtonFace; color: ButtonText }
  :where(input, button) { min-height: 2.75em; padding: 0.25em 0.75em; border-radius: 2px }
  :not(:defined) > [slot] { display: none }
  [data-catalogue] > :not(:defined) { display: block; min-height: calc(100vh - 2rem) }`;

/**
 * Sets the page's background. Any other name leaves the default, our paper colour.
 *
 * @param photo the photograph's URL
 */
export function setBackground(background: string | null, photo = ''): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    CONTROLS + (background && Object.hasOwn(BACKGROUNDS, background) ? BACKGROUNDS[background] : ''),
  );
  document.adoptedStyleSheets.push(sheet);
  if (background === 'photo') document.documentElement.style.setProperty('--photo', `url("${photo}")`);
  if (background === 'hostile') document.documentElement.dir = 'rtl';
}
