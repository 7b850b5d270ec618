/** Sections whose pages stand elsewhere in the address than their link in the header. */
const SUB_PAGES: Readonly<Record<string, readonly string[]>> = { '/training': ['/fitness'] };

/** Whether a header link stands for the page shown: the page itself or one below it. */
export function isActive(href: string, path: string): boolean {
  if (href === '/') return path === '/';
  return [href, ...(SUB_PAGES[href] ?? [])].some((start) => path === start || path.startsWith(`${start}/`));
}
