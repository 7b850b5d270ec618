const HEADINGS = 'h1, h2, h3, h4, h5, h6';
/** The deepest level that screen readers know. */
const DEEPEST = 6;

/**
 * Lets the headings of a page begin at a level of the partner's outline. The level is an `aria-level`: React hydrates the page as it was
 * composed, so the tags stay, and it leaves attributes alone that it does not know. What would be deeper than level 6 is level 6.
 *
 * @returns sets where headings begin, from 1 to 6
 */
export function levelHeadings(page: Element): (begin: number) => void {
  let begin = 1;
  /** The highest heading of the page as it was composed. A dialog that opens later may have a higher one. */
  let highest = DEEPEST;
  const mend = () => {
    for (const heading of page.querySelectorAll(HEADINGS)) {
      const own = tagLevel(heading);
      const level = Math.min(begin + Math.max(own - highest, 0), DEEPEST);
      if (heading.ariaLevel !== `${level}`) heading.ariaLevel = level === own ? null : `${level}`;
    }
  };
  new MutationObserver(mend).observe(page, { childList: true, subtree: true });
  return (level) => {
    begin = level;
    const composed = [...page.querySelectorAll(HEADINGS)].filter((heading) => !heading.closest('dialog'));
    highest = Math.min(DEEPEST, ...composed.map(tagLevel));
    mend();
  };
}

const tagLevel = ({ localName }: Element): number => Number(localName.slice(1));
