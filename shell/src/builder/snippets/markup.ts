import { escapeHtml } from '@ringside/shared/contract';

/** The sandbox of our iframes: scripts, links that open beside the page around, and calendar files. */
export const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads';
const PLAYER = 'autoplay; encrypted-media; picture-in-picture; fullscreen';

/**
 * An element as HTML.
 *
 * @param attributes each has a value, if only an empty one: XML templates, such as Blogger's, require it
 * @param content a text, or the HTML of its children, each on a line of its own
 */
export function markup(
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
  content: string | readonly string[] = '',
): string {
  const words = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(String(value))}"`);
  const inside =
    typeof content === 'string'
      ? escapeHtml(content)
      : `${content.map((child) => `\n  ${child}`).join('')}\n`;
  return `<${[tag, ...words].join(' ')}>${inside}</${tag}>`;
}

/**
 * An iframe as wide as its place, for a strict policy: such a policy forbids inline styles.
 *
 * @param more what its sandbox allows besides {@link SANDBOX}
 * @param plays whether it shows videos
 */
export const iframe = (src: string, title: string, height: number, more = '', plays = false): string =>
  markup('iframe', {
    src,
    title: `${title}, Ringside`,
    width: '100%',
    height,
    frameborder: '0',
    loading: 'lazy',
    sandbox: SANDBOX + more,
    ...(plays && { allow: PLAYER }),
  });
