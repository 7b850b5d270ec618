import type { Frame, SectionRenderer, ShellRenderer } from '@ringside/shared/contract';
import { z } from 'zod';
import { LIMITS, startConfined } from './startConfined.ts';

/** Exports of `server.js` as they are used from outside, where the results of functions come later. */
type Later<Exports> = {
  [Name in keyof Exports]: Exports[Name] extends ((...args: infer Args) => infer Result) | undefined
    ? (...args: Args) => Result | Promise<Result>
    : Exports[Name];
};

/** A section's running `server.js`: confined, or from source while developing. */
export type RunningSection = Pick<SectionRenderer, 'elementChoices' | 'widgetData'> &
  Later<Pick<SectionRenderer, 'render' | 'loadElement' | 'renderElement' | 'files'>>;

/** The shell's running `server.js`. */
export type RunningShell = RunningSection &
  Later<Pick<ShellRenderer, 'cardHtml' | 'elementPages' | 'firstScript'>> & {
    frame: Later<Frame>;
    /** The script of previews and of development that explains a page. Shells released before have none. */
    inspector?: string;
  };

const html = z.string({ error: 'it must return HTML' });
/** The valid results of each function, except the shell's own: another team's release may return anything. */
const RETURNS: Readonly<Record<string, z.ZodType>> = {
  render: html,
  renderElement: html,
  elementChoices: z.record(z.string(), z.array(z.record(z.string(), z.string()))),
  files: z.record(z.string(), z.string()),
  widgetData: z.record(z.string(), z.unknown()),
};

/** The index of the argument that is the content. It is not sent, because the process has it already. */
const CONTENT_AT: Readonly<Record<string, number>> = { loadElement: 2, files: 1, elementChoices: 0 };
/** Functions whose result depends on the release alone, so that one call is enough. */
const CONSTANT = ['elementChoices', 'widgetData'];

/**
 * Runs the code of a release, which may be another team's, where it can reach nothing: see decision 41. An idle process
 * ends, and the next request starts another one.
 *
 * @param content what the release's elements and files are made from; it is sent once
 * @throws Error when the code does not run, lacks an export, responds too late, or uses too much memory
 */
export async function runConfined(
  code: Uint8Array,
  content: unknown,
  limits = LIMITS,
): Promise<RunningSection> {
  const start = () => startConfined({ code: Buffer.from(code).toString(), content }, limits);
  let running = start();

  async function call(name: string, ...args: readonly unknown[]): Promise<unknown> {
    if (running.hasEnded()) running = start();
    await running.started;
    const sent = [...args];
    const contentAt = CONTENT_AT[name];
    if (contentAt !== undefined) sent[contentAt] = { isContent: true };
    const value = await running.request({ name, args: sent });
    const { error } = RETURNS[name]?.safeParse(value) ?? {};
    if (error) throw new Error(`${name}: ${error.issues[0]?.message}`);
    return value;
  }

  const { functions, values } = (await running.started) as {
    functions: string[];
    values: { frame?: object };
  };
  const missing = ['render', 'loadElement', 'renderElement'].find((name) => !functions.includes(name));
  if (missing) throw new Error(`it does not export ${missing}`);
  const exported: Record<string, unknown> = { ...values };
  for (const name of functions) exported[name] = (...args: readonly unknown[]) => call(name, ...args);
  for (const name of CONSTANT.filter((each) => functions.includes(each))) {
    const value = await call(name);
    exported[name] = () => value;
  }
  if (values.frame) exported.frame = { ...values.frame, render: exported['frame.render'] };
  // Checked above, and each result when it comes.
  return exported as unknown as RunningSection;
}
