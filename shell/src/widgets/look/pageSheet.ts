/** A sheet for the page that an element stands on. A tag of this name is shortened by the build, like Lit's. */
export function css([text = '']: TemplateStringsArray): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
