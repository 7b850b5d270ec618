import { XML_NAMESPACES } from '../../format/allowed/files.ts';

/** Whether browsers that open the file run no script. */
export function isFeed(text: string): boolean {
  const start = text.match(/^<\?xml [^>]*\?>/)?.[0] ?? '';
  const encoding = /\bencoding=["']([^"']*)["']/.exec(start)?.[1] ?? 'utf-8';
  const markup = withoutTexts(text.slice(start.length));
  const namespaces = [...markup.matchAll(/\bxmlns(?::[\w.-]+)?\s*=\s*["']([^"']*)["']/g)];
  return (
    encoding.toLowerCase() === 'utf-8' &&
    !/<[!?]/.test(markup) &&
    namespaces.length === (markup.match(/\bxmlns/g)?.length ?? 0) &&
    namespaces.every(([, uri = '']) => XML_NAMESPACES.includes(uri))
  );
}

/** Removes comments and CDATA sections, in one pass. */
function withoutTexts(xml: string): string {
  let markup = '';
  let at = 0;
  for (let start = xml.indexOf('<!'); start >= 0; start = xml.indexOf('<!', at)) {
    const isComment = xml.startsWith('<!--', start);
    const isText = isComment || xml.startsWith('<![CDATA[', start);
    const close = isComment ? '-->' : ']]>';
    const end = isText ? xml.indexOf(close, start + (isComment ? 4 : 9)) : -1;
    if (end < 0) break;
    markup += xml.slice(at, start);
    at = end + close.length;
  }
  return markup + xml.slice(at);
}
