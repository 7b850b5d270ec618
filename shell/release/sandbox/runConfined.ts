import type { Frame, SectionRenderer, ShellRenderer } from '@ringside/shared/contract';
import { ConfinedProcess, LIMITS } from './ConfinedProcess.ts';

/** A function of `server.js` as it is called from outside, where its result comes later. */
type Later<Call> = Call extends (...args: infer Args) => infer Result
  ? (...args: Args) => Result | Promise<Result>
  : never;

/** A section's running `server.js`: confined, or from source while developing. */
export interface RunningSection extends Pick<SectionRenderer, 'elementChoices' | 'widgetData'> {
  render: Later<SectionRenderer['render']>;
  loadElement: Later<SectionRenderer['loadElement']>;
  renderElement: Later<SectionRenderer['renderElement']>;
  files?: Later<NonNullable<SectionRenderer['files']>>;
}

/** The shell's running `server.js`. */
export interface RunningShell extends RunningSection {
  firstScript: string;
  frame: Omit<Frame, 'render'> & { render: Later<Frame['render']> };
  frameHtml?: Later<NonNullable<ShellRenderer['frameHtml']>>;
  cardHtml?: Later<NonNullable<ShellRenderer['cardHtml']>>;
  elementPages?: Later<NonNullable<ShellRenderer['elementPages']>>;
}

/** Functions that must return text. */
const HTML = new Set(['render', 'renderElement']);
/** Which argument of a function is the content. The process has it already. */
const CONTENT_AT: Readonly<Record<string, number>> = { loadElement: 2, files: 1, elementChoices: 0 };
/** Functions whose result depends on the release alone. */
const CONSTANT = new Set(['elementChoices', 'widgetData']);

/**
 * Runs the code of a release, which may be another team's, where it can reach nothing: see decision 009. An idle process
 * ends, and the next question starts another one.
 *
 * @param content what the release's elements and files are made from; it is sent once
 * @throws Error when the code does not run, answers too late, or uses too much memory
 */
export async function runConfined(
  code: Uint8Array,
  content: unknown,
  limits = LIMITS,
): Promise<RunningSection> {
  const text = Buffer.from(code).toString();
  const start = () => {
    const process = new ConfinedProcess(limits);
    const sent = content === undefined ? undefined : JSON.stringify(content);
    return { process, started: process.ask({ code: text, content: sent }) };
  };
  let running = start();

  const get = async (path: readonly string[], ...args: readonly unknown[]): Promise<unknown> => {
    if (running.process.hasEnded) running = start();
    await running.started;
    const given = [...args];
    const place = CONTENT_AT[path[0] ?? ''];
    if (place !== undefined) given[place] = { isContent: true };
    const value = await running.process.ask({ path: JSON.stringify(path), args: JSON.stringify(given) });
    if (HTML.has(path[0] ?? '') && typeof value !== 'string') throw new Error(`${path[0]} must return HTML`);
    return value;
  };

  const { functions, values } = (await running.started) as {
    functions: readonly string[];
    values: Readonly<Record<string, unknown>> & { frame?: Omit<Frame, 'render'> };
  };
  const exported: Record<string, unknown> = { ...values };
  for (const name of functions) {
    // What never changes is read once.
    const value = CONSTANT.has(name) && (await get([name]));
    exported[name] = CONSTANT.has(name) ? () => value : (...args: readonly unknown[]) => get([name], ...args);
  }
  if (values.frame)
    exported.frame = { ...values.frame, render: (path: string) => get(['frame', 'render'], path) };
  return exported as unknown as RunningSection;
}
