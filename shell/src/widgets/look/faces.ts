import gothic from '../../styles/fonts/league-gothic.woff2?url';
import gothicAccents from '../../styles/fonts/league-gothic-accents.woff2?url';
import sans from '../../styles/fonts/source-sans-3.woff2?url';
import sansAccents from '../../styles/fonts/source-sans-3-accents.woff2?url';

/** The letters for which a browser loads the files of accented letters. */
const LETTERS = 'unicode-range:U+C0-17F';

let sheet: CSSStyleSheet | undefined;

/**
 * Declares our fonts in the page, under names of our own. A browser fetches a file when some text needs it. A shadow root ignores
 * `@font-face`, and `FontFace` does not support `size-adjust`, so this is a stylesheet of the document. The fallback is as narrow as the
 * display font (measured with @capsizecss/metrics).
 *
 * @param site the origin of the files
 */
export function adoptFaces(site: string): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    const face = (name: string, path: string, more = '') =>
      `@font-face{font-family:"Ringside ${name}";font-weight:400 700;src:url("${site}${path}");${more}}`;
    sheet.replaceSync(
      face('League Gothic', gothic) +
        face('League Gothic', gothicAccents, LETTERS) +
        face('Source Sans 3', sans) +
        face('Source Sans 3', sansAccents, LETTERS) +
        '@font-face{font-family:"Ringside Stand-in";src:local("Arial Bold"),local("Liberation Sans Bold");size-adjust:59%}',
    );
  }
  // The page may have replaced the list since.
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}
