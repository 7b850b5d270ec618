/** A picture without pixels and without a size of its own, so that the element's reserved space stays. It needs no request. */
const NOTHING = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E';

const stopped = new Map<HTMLSourceElement, string>();

/**
 * Ends the requests of the page's unfinished pictures, as a browser does when it leaves a document. Otherwise they would
 * hold the connections that the next page needs.
 */
export function stopPictures(): void {
  for (const source of document.querySelectorAll<HTMLSourceElement>('picture source')) {
    if (stopped.has(source) || source.parentElement?.querySelector('img')?.complete) continue;
    stopped.set(source, source.srcset);
    source.srcset = NOTHING;
  }
}

export function resumePictures(): void {
  for (const [source, srcset] of stopped) if (source.isConnected) source.srcset = srcset;
  stopped.clear();
}
