/** A stylesheet for the page that contains an element. The build shortens templates tagged `css`, like Lit's. */
export function css([text = '']: TemplateStringsArray): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
