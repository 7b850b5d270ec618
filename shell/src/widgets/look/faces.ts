import gothic from '../../styles/fonts/league-gothic.woff2?url';
import gothicAccents from '../../styles/fonts/league-gothic-accents.woff2?url';
import sans from '../../styles/fonts/source-sans-3.woff2?url';
import sansAccents from '../../styles/fonts/source-sans-3-accents.woff2?url';

/** What the files of accented letters are asked for. */
const LETTERS = 'unicode-range:U+C0-17F';

let sheet: CSSStyleSheet | undefined;

/**
 * Tells the page of our faces, under names of our own; a browser fetches a file when some text needs it. A shadow root ignores
 * `@font-face`, and `FontFace` knows no `size-adjust`, so it is a sheet of the document. The stand-in is as narrow as the display
 * face (from @capsizecss/metrics).
 *
 * @param site where the files lie
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
  // A page may have put another list in its place.
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}
