/**
 * Runs in the page. Finds texts that overlap or are cut off, headings with a broken word, cards
 * that contain only a headline or are more than a third empty, and content that is wider than the
 * window.
 */
export function readGeometry() {
  type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
  const common = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const overlaps = ({ left, top, right, bottom }: Box, by = 1) =>
    right - left > by && bottom - top > by;
  const parentOf = (element: Element): Element | null =>
    element.assignedSlot ??
    element.parentElement ??
    (element.getRootNode() as ShadowRoot).host ??
    null;
  const everything = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((each) => [
      each,
      ...(each.shadowRoot ? everything(each.shadowRoot) : []),
    ]);
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  const faults: string[] = [];
  const fault = (kind: string, words: string) =>
    faults.push(`${kind}: ${words.trim().slice(0, 60)}`);

  /**
   * Returns the box in which an element can be visible. `isMeant` says whether the rest can be
   * scrolled to, or is clipped on purpose.
   */
  const windowOf = (element: Element): { box: Box; isMeant: boolean } => {
    const parent = parentOf(element);
    if (!parent)
      return { box: { left: 0, top: -1e6, right: innerWidth, bottom: 1e6 }, isMeant: false };
    const { box, isMeant } = windowOf(parent);
    const { overflowX, webkitLineClamp } = getComputedStyle(element);
    if (overflowX === 'visible' || element === document.body) return { box, isMeant };
    return {
      box: common(box, element.getBoundingClientRect()),
      isMeant: isMeant || /auto|scroll/.test(overflowX) || webkitLineClamp !== 'none',
    };
  };

  const lines: { element: Element; words: string; line: Box; core: Box }[] = [];
  for (const element of everything(document.body)) {
    const texts = [...element.childNodes].filter(
      (node) => node.nodeType === 3 && node.nodeValue?.trim(),
    );
    if (texts.length === 0 || !isSeen(element)) continue;
    const { box, isMeant } = windowOf(element);
    // A text of at most two pixels is only for screen readers.
    if (!overlaps(box, 2)) continue;
    for (const text of texts) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = text.nodeValue ?? '';
      for (const line of range.getClientRects()) {
        // A line's box is higher than its letters, so compare only the middle half of each line.
        const quarter = line.height / 4;
        const core = {
          ...common(line, line),
          top: line.top + quarter,
          bottom: line.bottom - quarter,
        };
        const seen = common(core, box);
        const isWhole =
          seen.right - seen.left > line.width - 1 && seen.bottom - seen.top > line.height / 2 - 1;
        if (!isWhole && !isMeant) fault('cut', words);
        if (overlaps(seen)) lines.push({ element, words, line, core: seen });
      }
    }
  }

  lines.sort((a, b) => a.core.top - b.core.top);
  for (const [index, { element, words, core }] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      if (other.core.top >= core.bottom) break;
      if (other.element !== element && overlaps(common(core, other.core), 2))
        fault('over each other', `${words.trim().slice(0, 28)} | ${other.words}`);
    }

  for (const heading of [...document.querySelectorAll('h1, h2, h3, h4')].filter(isSeen)) {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\d’]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) fault('broken word', word);
      }
  }

  const headings = 'h2, h3, h4';
  const cards = [...document.querySelectorAll('main :is(article, li)')].filter(
    (card) =>
      card.querySelectorAll(headings).length === 1 &&
      isSeen(card) &&
      // A card at the end of a scrollable shelf is partly invisible, so leave it out.
      card.getBoundingClientRect().right <= windowOf(card).box.right + 1,
  );
  for (const card of cards.filter(
    (each) => !cards.some((other) => other !== each && other.contains(each)),
  )) {
    const heading = card.querySelector(headings) as Element;
    const whole = card.getBoundingClientRect();
    const blockOf = (element: Element): Element =>
      getComputedStyle(element).display === 'inline' ? blockOf(parentOf(element) ?? card) : element;
    const texts = lines.filter(({ element }) => card.contains(element));
    const others = [...card.querySelectorAll('img, svg, iframe, input, button')].filter(isSeen);
    const boxes = [
      ...texts.map(({ element, line }) => {
        const { left, right } = blockOf(element).getBoundingClientRect();
        return { element, box: { ...common(line, line), left, right } };
      }),
      ...others.map((element) => ({ element, box: element.getBoundingClientRect() as Box })),
    ];
    const { left, right, top, height } = heading.getBoundingClientRect();
    const isBeside = ({ box }: { box: Box }) =>
      Math.min(right, box.right) - Math.max(left, box.left) < 20;
    /** A category above the headline does not count as content of the card. */
    const isKicker = ({ box }: { box: Box }) =>
      box.bottom <= top + 8 && box.bottom - box.top < height;
    const isAlone = boxes.every(
      (each) => heading.contains(each.element) || isBeside(each) || isKicker(each),
    );
    if (isAlone && whole.height > 2 * height) fault('headline alone', heading.textContent);

    // Finds the largest empty rectangle. `above` counts, row by row, how many empty cells are above
    // each cell.
    const CELLS = 30;
    const above = new Array<number>(CELLS).fill(0);
    let largest = 0;
    for (let row = 0; row < CELLS; row += 1) {
      for (let column = 0; column < CELLS; column += 1) {
        const x = whole.left + ((column + 0.5) * whole.width) / CELLS;
        const y = whole.top + ((row + 0.5) * whole.height) / CELLS;
        const isFull = boxes.some(({ box }) =>
          overlaps(common(box, { left: x, top: y, right: x, bottom: y }), -1),
        );
        above[column] = isFull ? 0 : (above[column] ?? 0) + 1;
      }
      for (let from = 0; from < CELLS; from += 1)
        for (let to = from, low = CELLS; to < CELLS && low > 0; to += 1) {
          low = Math.min(low, above[to] ?? 0);
          largest = Math.max(largest, low * (to - from + 1));
        }
    }
    const share = Math.round((100 * largest) / CELLS ** 2);
    if (share > 33) fault(`${share} % empty`, heading.textContent);
  }

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) fault('wider than the window', `${scrollWidth - clientWidth} px`);

  const groundOf = (element: Element): Element =>
    /rgba\(.*, 0\)/.test(getComputedStyle(element).backgroundColor)
      ? groundOf(parentOf(element) ?? element)
      : element;
  const pictures = [...document.images].filter(isSeen);
  const overPictures = lines
    .filter(({ element, core }) => {
      const below = pictures.filter((picture) =>
        overlaps(common(core, picture.getBoundingClientRect())),
      );
      return below.some((picture) => groundOf(element).contains(picture));
    })
    .map(({ element, words, core }) => {
      const { color, fontSize } = getComputedStyle(element);
      return {
        words: words.trim(),
        color: (color.match(/\d+/g) ?? []).map(Number),
        isLarge: Number.parseFloat(fontSize) >= 24,
        // The screenshot's clip is in whole pixels of the page.
        clip: {
          left: Math.floor(core.left),
          top: Math.floor(core.top + scrollY),
          width: Math.ceil(core.right - core.left),
          height: Math.ceil(core.bottom - core.top),
        },
      };
    });
  return { faults: [...new Set(faults)], overPictures };
}
