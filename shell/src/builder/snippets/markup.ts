import { escapeHtml } from '@ringside/shared/contract';

/** The sandbox of our iframes: scripts, and links that open beside the page around. */
export const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/**
 * An element as HTML.
 *
 * @param attributes those with `true` have an empty value: XHTML and XML templates, such as Blogger's, require one
 * @param content a text, or the HTML of its children, each on a line of its own
 */
export function markup(
  tag: string,
  attributes: Readonly<Record<string, string | number | true>>,
  content: string | readonly string[] = '',
): string {
  const words = Object.entries(attributes).map(
    ([name, value]) => `${name}="${value === true ? '' : escapeHtml(String(value))}"`,
  );
  const inside =
    typeof content === 'string'
      ? escapeHtml(content)
      : `${content.map((child) => `\n  ${child}`).join('')}\n`;
  return `<${[tag, ...words].join(' ')}>${inside}</${tag}>`;
}

/** An iframe as wide as its place, for a strict policy: such a policy forbids inline styles. */
export const iframe = (src: string, title: string, height: number, sandbox = SANDBOX): string =>
  markup('iframe', {
    src,
    title: `${title}, Ringside`,
    width: '100%',
    height,
    frameborder: '0',
    loading: 'lazy',
    sandbox,
  });
