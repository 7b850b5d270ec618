/**
 * Runs in the page. Finds texts that overlap or are cut off, headings and facts with a broken word,
 * cards that contain only a headline or are more than a third empty, and content that is wider than
 * the window.
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

  interface Line {
    element: Element;
    words: string;
    /** The box of the whole line. */
    line: Box;
    /**
     * The visible part of the middle half of the line. A line's box is higher than its letters, so
     * the boxes of two lines may overlap.
     */
    core: Box;
  }

  /** Reports texts that are cut off. */
  function readLines(): Line[] {
    const lines = everything(document.body).filter(isSeen).flatMap(linesIn);
    return lines.sort((a, b) => a.core.top - b.core.top);
  }

  function linesIn(element: Element): Line[] {
    const texts = [...element.childNodes].filter(
      (node) => node.nodeType === 3 && node.nodeValue?.trim(),
    );
    if (texts.length === 0) return [];

    const { box, isMeant } = windowOf(element);
    // A text of at most two pixels is only for screen readers.
    if (!overlaps(box, 2)) return [];

    const lines: Line[] = [];
    for (const text of texts) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = text.nodeValue ?? '';

      for (const line of range.getClientRects()) {
        const quarter = line.height / 4;
        const middle = {
          ...common(line, line),
          top: line.top + quarter,
          bottom: line.bottom - quarter,
        };
        const core = common(middle, box);
        const isWhole =
          core.right - core.left > line.width - 1 && core.bottom - core.top > line.height / 2 - 1;

        if (!isWhole && !isMeant) fault('cut', words);
        if (overlaps(core)) lines.push({ element, words, line, core });
      }
    }
    return lines;
  }

  /** @param lines from top to bottom */
  function checkOverlaps(lines: readonly Line[]): void {
    for (const [index, { element, words, core }] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (other.core.top >= core.bottom) break;
        if (other.element !== element && overlaps(common(core, other.core), 2))
          fault('over each other', `${words.trim().slice(0, 28)} | ${other.words}`);
      }
  }

  function checkWholeWords(): void {
    const narrow = 'h1, h2, h3, h4, th, td, dt, dd';
    for (const element of [...document.querySelectorAll(narrow)].filter(isSeen)) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) checkWords(node);
    }
  }

  function checkWords(text: Node): void {
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\d’]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);

      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) fault('broken word', word);
    }
  }

  const headings = 'h2, h3, h4';

  /** Returns the innermost parts of the page that have one heading. */
  function readCards(): Element[] {
    const cards = [...document.querySelectorAll('main :is(article, li)')].filter(
      (card) =>
        card.querySelectorAll(headings).length === 1 &&
        isSeen(card) &&
        // A card at the end of a scrollable shelf is partly invisible, so leave it out.
        card.getBoundingClientRect().right <= windowOf(card).box.right + 1,
    );
    return cards.filter((each) => !cards.some((other) => other !== each && other.contains(each)));
  }

  function checkCard(card: Element, lines: readonly Line[]): void {
    const heading = card.querySelector(headings) as Element;
    const whole = card.getBoundingClientRect();
    const content = contentOf(card, lines);

    const isAlone = content.every(
      (each) => heading.contains(each.element) || !isBelow(each.box, heading),
    );
    const { height } = heading.getBoundingClientRect();
    if (isAlone && whole.height > 2 * height) fault('headline alone', heading.textContent);

    const boxes = content.map(({ box }) => box);
    const share = Math.round(100 * emptyShare(whole, boxes));
    if (share > 33) fault(`${share} % empty`, heading.textContent);
  }

  function contentOf(card: Element, lines: readonly Line[]): { element: Element; box: Box }[] {
    const blockOf = (element: Element): Element =>
      getComputedStyle(element).display === 'inline' ? blockOf(parentOf(element) ?? card) : element;
    const texts = lines.filter(({ element }) => card.contains(element));
    const others = [...card.querySelectorAll('img, svg, iframe, input, button')].filter(isSeen);

    return [
      ...texts.map(({ element, line }) => {
        const { left, right } = blockOf(element).getBoundingClientRect();
        return { element, box: { ...common(line, line), left, right } };
      }),
      ...others.map((element) => ({ element, box: element.getBoundingClientRect() })),
    ];
  }

  /** Content beside the heading, and a category above it, do not count as content of the card. */
  function isBelow(box: Box, heading: Element): boolean {
    const { left, right, top, height } = heading.getBoundingClientRect();
    const isBeside = Math.min(right, box.right) - Math.max(left, box.left) < 20;
    const isKicker = box.bottom <= top + 8 && box.bottom - box.top < height;
    return !isBeside && !isKicker;
  }

  /**
   * Returns the share of the largest empty rectangle. `above` counts, row by row, how many empty
   * cells are above each cell.
   */
  function emptyShare(whole: DOMRect, boxes: readonly Box[]): number {
    const CELLS = 30;
    const above = new Array<number>(CELLS).fill(0);
    let largest = 0;

    for (let row = 0; row < CELLS; row += 1) {
      for (let column = 0; column < CELLS; column += 1) {
        const x = whole.left + ((column + 0.5) * whole.width) / CELLS;
        const y = whole.top + ((row + 0.5) * whole.height) / CELLS;
        const isFull = boxes.some((box) =>
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
    return largest / CELLS ** 2;
  }

  function checkWidth(): void {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      fault('wider than the window', `${scrollWidth - clientWidth} px`);
  }

  function linesOverPictures(lines: readonly Line[]) {
    const backgroundOf = (element: Element): Element =>
      /rgba\(.*, 0\)/.test(getComputedStyle(element).backgroundColor)
        ? backgroundOf(parentOf(element) ?? element)
        : element;
    const pictures = [...document.images].filter(isSeen);
    const isOverPicture = ({ element, core }: Line) => {
      const below = pictures.filter((picture) =>
        overlaps(common(core, picture.getBoundingClientRect())),
      );
      return below.some((picture) => backgroundOf(element).contains(picture));
    };

    return lines.filter(isOverPicture).map(({ element, words, core }) => {
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
  }

  const lines = readLines();
  checkOverlaps(lines);
  checkWholeWords();
  for (const card of readCards()) checkCard(card, lines);
  checkWidth();
  return { faults: [...new Set(faults)], overPictures: linesOverPictures(lines) };
}
