interface Mocha {
  it(sentence: string, run: () => void | Promise<void>): void;
  beforeEach(run: () => void | Promise<void>): void;
  afterEach(run: () => void | Promise<void>): void;
}

const { it, beforeEach, afterEach } = globalThis as unknown as Mocha;

export { afterEach, beforeEach };

/** Collects the messages that a test logs at this level, and prints none of them. */
export function logged(level: 'error' | 'warn'): readonly string[] {
  const lines: string[] = [];
  const print = console[level];
  beforeEach(() => {
    lines.length = 0;
    console[level] = (...words) => void lines.push(words.join(' '));
  });
  afterEach(() => {
    console[level] = print;
  });
  return lines;
}

/** Declares a test. If it fails, its error becomes one that can be reported. */
export function test(sentence: string, run: () => void | Promise<void>): void {
  it(sentence, async () => {
    try {
      await run();
    } catch (error) {
      throw reportable(error);
    }
  });
}

/**
 * Replaces the DOM nodes that an assertion compared by their markup. The framework would otherwise
 * print a node with everything that the node refers to, including the whole window, and the file
 * would reach its time limit without a message.
 */
function reportable(error: unknown): unknown {
  const compared = error as { actual?: unknown; expected?: unknown };
  for (const side of ['actual', 'expected'] as const)
    if (error instanceof Error && side in error) compared[side] = withMarkup(compared[side]);
  return error;
}

function withMarkup(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMarkup);
  return value instanceof Element
    ? value.outerHTML
    : value instanceof Node
      ? value.nodeName
      : value;
}
