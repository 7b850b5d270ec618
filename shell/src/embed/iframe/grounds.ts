/**
 * Pages that an element may come to stand on. The hostile one says about everything what a page can say: its resets are
 * important, its letters small, and it reads from right to left.
 */
const GROUNDS: Readonly<Record<string, string>> = {
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

/** What our reset takes from form controls: a page of a partner has fields that can be seen. What is for a slot waits for it. Until its script has
 * loaded, an element is as high as the iframe, which would shrink and grow otherwise. */
const CONTROLS = `
  :where(input) { border: 1px solid; background: Field; color: FieldText }
  :where(button) { border: 1px solid ButtonBorder; background: ButtonFace; color: ButtonText }
  :where(input, button) { min-height: 2.75em; padding: 0.25em 0.75em; border-radius: 2px }
  :not(:defined) > [slot] { display: none }
  [data-catalogue] > :not(:defined) { display: block; min-height: calc(100vh - 2rem) }`;

/**
 * Puts the page on a ground, if it is one of them; else it stands on our paper.
 *
 * @param photo the address of the photograph
 */
export function standOn(ground: string | null, photo = ''): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CONTROLS + (ground && Object.hasOwn(GROUNDS, ground) ? GROUNDS[ground] : ''));
  document.adoptedStyleSheets.push(sheet);
  if (ground === 'photo') document.documentElement.style.setProperty('--photo', `url("${photo}")`);
  if (ground === 'hostile') document.documentElement.dir = 'rtl';
}
