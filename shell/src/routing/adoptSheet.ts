/** Gives the document a stylesheet as a constructed one: a policy that forbids inline styles allows those. */
export function adoptSheet(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
