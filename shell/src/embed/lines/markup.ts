import { escapeHtml } from '@ringside/shared/contract';

/** Allows scripts, links that open in a new tab, and calendar files. */
export const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads';
const PLAYER = 'autoplay; encrypted-media; picture-in-picture; fullscreen';

/**
 * @param attributes each has a value, because XML templates, such as Blogger's, require one
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
 * Has no inline style, which strict policies forbid.
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
