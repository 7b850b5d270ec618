/** `/news` is in `news.html`. Most static hosts find it without a redirect. */
export const pageFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

export const pagePath = (file: string): string =>
  `/${file === 'index.html' ? '' : file.replace(/\.html$/, '')}`;
