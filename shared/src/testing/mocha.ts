/** Types for the globals of Web Test Runner's test framework. */
interface Mocha {
  it(sentence: string, run: () => void | Promise<void>): void;
  beforeEach(run: () => void | Promise<void>): void;
  afterEach(run: () => void | Promise<void>): void;
}

export const { it: test, beforeEach, afterEach } = globalThis as unknown as Mocha;
