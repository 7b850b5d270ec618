import { openBeside } from '@ringside/shared/internal/embed/openBeside';
import type { ReactiveController, ReactiveElement } from 'lit';
import gothic from '../../styles/fonts/league-gothic.woff2?url';
import gothicAccents from '../../styles/fonts/league-gothic-accents.woff2?url';
import sans from '../../styles/fonts/source-sans-3.woff2?url';
import sansAccents from '../../styles/fonts/source-sans-3-accents.woff2?url';
import { part } from '../../widgets/part.ts';

/** How long the text of a card is hidden while its fonts load. */
const FONTS_TIMEOUT_MS = 1000;
const ACCENTED_LETTERS = 'unicode-range:U+C0-17F';

export type Theme = 'auto' | 'light' | 'dark' | null | undefined;

type Choice = 'font' | 'look' | 'past' | 'theme';
type Host = ReactiveElement & { [Name in Choice]?: string | null | undefined };

/**
 * Loads the fonts and the picture of a card or a banner when it is near the window, and warns of
 * attributes with unknown values. Its stylesheet hides the text until it has the class `seen`: when
 * the fonts have loaded, or after {@link FONTS_TIMEOUT_MS}.
 */
export class VariantController implements ReactiveController {
  /** The origin of our site. */
  static site = '';

  readonly #host: Host;
  readonly #choices: readonly [name: Choice, values: readonly string[]][];
  readonly #warned = new Set<string>();
  /** An observer does not retain its element, so no clean-up. */
  readonly #observer = new IntersectionObserver((entries) => this.#onNear(entries), {
    rootMargin: '50%',
  });

  constructor(host: Host, ...choices: [name: Choice, values: readonly string[]][]) {
    this.#host = host;
    this.#choices = [...choices, ['font', ['inherit']], ['theme', ['auto', 'light', 'dark']]];
    host.addController(this);
    openBeside(host, VariantController.site);
  }

  warn(mistake: string): void {
    if (!this.#warned.has(mistake)) console.warn(`ringside: <${this.#host.localName}> ${mistake}`);
    this.#warned.add(mistake);
  }

  get className(): string {
    const { look } = this.#host;
    return look === 'card' || look === 'banner' ? `look ${look}` : '';
  }

  hostUpdated(): void {
    for (const [name, values] of this.#choices) {
      const value = this.#host[name];
      if (value && !values.includes(value))
        this.warn(`${name}="${value}": write one of ${values.join(', ')}.`);
    }
    this.#observer.disconnect();
    if (!this.className) return;

    adoptFaces();
    this.#observer.observe(this.#host);
  }

  async #onNear(entries: readonly IntersectionObserverEntry[]): Promise<void> {
    const look = this.#host.shadowRoot?.querySelector('.look');
    if (!look || look.classList.contains('near')) return;

    const { classList } = look;
    if (entries.at(-1)?.isIntersecting) {
      const image = look.querySelector<HTMLImageElement>('img');
      if (image) image.src = VariantController.site + image.dataset.path;

      classList.remove('seen');
      classList.add('near');
      // Browsers fetch fonts when they lay out text in them.
      look.getBoundingClientRect();
      const timeout = new Promise((resolve) => setTimeout(resolve, FONTS_TIMEOUT_MS));
      if (!(await Promise.race([document.fonts.ready, timeout]))) classList.add('late');
    }
    classList.add('seen');
  }
}

export function picture(path: string): HTMLImageElement {
  const image = Object.assign(part('img', 'picture'), { alt: '', loading: 'lazy' });
  image.dataset.path = path;
  image.addEventListener('error', () => image.removeAttribute('src'));
  return image;
}

let sheet: CSSStyleSheet | undefined;

/**
 * Adds our fonts to the page, because a shadow root ignores `@font-face`, and `FontFace` does not
 * support `size-adjust`.
 */
function adoptFaces(): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    const face = (name: string, path: string, more = '') =>
      `@font-face{font-family:"Ringside ${name}";font-weight:400 700;src:url("${VariantController.site}${path}");${more}}`;
    // Where our fonts come late, text takes about the space that it has in ours.
    const standIns =
      '@font-face{font-family:"Ringside Stand-in";src:local("Arial Bold"),local("Liberation Sans Bold");size-adjust:59%}' +
      '@font-face{font-family:"Ringside Text Stand-in";src:local("Arial"),local("Liberation Sans");size-adjust:94%}';
    sheet.replaceSync(
      face('League Gothic', gothic) +
        face('League Gothic', gothicAccents, ACCENTED_LETTERS) +
        face('Source Sans 3', sans) +
        face('Source Sans 3', sansAccents, ACCENTED_LETTERS) +
        standIns,
    );
  }
  // The page may have replaced the list.
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}
