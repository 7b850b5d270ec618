import { ComposeError, type Refusal, type Subject } from './ComposeError.ts';

const MAX_REFUSALS = 20;

/** Collects refusals, so that a team sees all at once. */
export class Refusals {
  readonly #found = new Map<string, ComposeError>();

  add(refusal: ComposeError): void {
    if (!this.#found.has(refusal.about)) this.#found.set(refusal.about, refusal);
    if (this.#found.size >= MAX_REFUSALS) this.throwFound();
  }

  refuse(code: Refusal, message: string, subject?: Subject): void {
    this.add(new ComposeError(code, message, { subject }));
  }

  /**
   * Returns the result of a step, or undefined when the step was refused. Other errors are thrown.
   */
  async collect<Result>(step: Promise<Result>): Promise<Result | undefined> {
    try {
      return await step;
    } catch (error) {
      if (!(error instanceof ComposeError)) throw error;
      this.add(error);
      return undefined;
    }
  }

  /** @throws ComposeError the first refusal, with the others in `others` */
  throwFound(): void {
    const [first, ...others] = this.#found.values();
    if (!first) return;
    first.others = others;
    throw first;
  }
}

/**
 * Returns the results of all steps.
 * @throws ComposeError the first refusal, after all steps have ended, with the others in `others`
 */
export async function allOf<Result>(steps: readonly Promise<Result>[]): Promise<Result[]> {
  const refusals = new Refusals();
  const results = await Promise.all(steps.map((step) => refusals.collect(step)));
  refusals.throwFound();
  return results as Result[];
}
