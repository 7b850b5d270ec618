import { PAGE_DATA_ID, type PageData, type PageRoot } from '../contract/index.ts';

/**
 * Puts prerendered HTML and its page data into the document, as compose does.
 *
 * @returns the first element of the HTML
 */
export function place(html: string, roots: readonly PageRoot[] = []): HTMLElement {
  const data: Pick<PageData, 'roots'> = { roots };
  document.body.innerHTML = `${html}<script type="application/json" id="${PAGE_DATA_ID}">${JSON.stringify(data)}</script>`;
  return document.body.firstElementChild as HTMLElement;
}
