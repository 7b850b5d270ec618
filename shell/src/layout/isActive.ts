/** Pages whose URL does not begin with the URL of their header link. */
const SUB_PAGES: Readonly<Record<string, readonly string[]>> = { '/training': ['/fitness'] };

/** Whether a header link is current: it leads to the page shown or to a page above it. */
export function isActive(href: string, path: string): boolean {
  if (href === '/') return path === '/';
  return [href, ...(SUB_PAGES[href] ?? [])].some((start) => path === start || path.startsWith(`${start}/`));
}
