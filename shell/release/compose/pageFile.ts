/** Most static hosts find `/news` in `news.html` without a redirect. */
export const pageFile = (path: string): string =>
  path === '/' ? 'index.html' : `${path.slice(1)}.html`;

export const pagePath = (file: string): string =>
  `/${file === 'index.html' ? '' : file.replace(/\.html$/, '')}`;
