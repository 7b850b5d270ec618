const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const DEEPEST = 6;

/**
 * Fits headings into the partner's outline by `aria-level`, an attribute that React leaves alone.
 * @param begin the level of the page's highest heading, from 1 to 6
 * @returns a function that ends this
 */
export function levelHeadings(page: Element, begin: number): () => void {
  const mend = () => {
    const headings = [...page.querySelectorAll(HEADINGS)];
    // Leave out dialogs: one that opens later may have a higher heading than the page.
    const composed = headings.filter((heading) => !heading.closest('dialog'));
    const highest = Math.min(DEEPEST, ...composed.map(tagLevel));
    for (const heading of headings) {
      const own = tagLevel(heading);
      const level = Math.min(begin + Math.max(own - highest, 0), DEEPEST);
      heading.ariaLevel = level === own ? null : `${level}`;
    }
  };
  mend();
  const observer = new MutationObserver(mend);
  observer.observe(page, { childList: true, subtree: true });
  return () => observer.disconnect();
}

const tagLevel = ({ localName }: Element): number => Number(localName.slice(1));
