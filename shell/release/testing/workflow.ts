import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import { parse } from 'yaml';

export interface Step {
  id?: string;
  if?: string;
  uses?: string;
  run?: string;
  env?: Values;
  with?: Values;
}

interface Job {
  if?: string;
  needs?: string;
  env?: Values;
  permissions?: Values;
  outputs?: Values;
  strategy?: { matrix: Readonly<Record<string, readonly (string | number)[]>> };
  steps: readonly Step[];
}

interface Workflow {
  permissions: Values;
  env: Values;
  jobs: Readonly<Record<string, Job>>;
}

type Values = Readonly<Record<string, string>>;

export const readWorkflow = async (file: string): Promise<Workflow> =>
  parse(await readFile(file, 'utf8')) as Workflow;

/** Evaluates an expression of a workflow, as GitHub does. */
export function evaluate(expression: string, contexts: object): string {
  const dictionary = dataOf(contexts) as data.Dictionary;
  const functions = ['always', 'hashFiles'].map((name) => ({
    ...{ name, minArgs: 0, maxArgs: 9 },
    call: () => new data.StringData('true'),
  }));
  const { tokens } = new Lexer(expression).lex();
  const parsed = new Parser(tokens, Object.keys(contexts), functions).parse();
  const named = new Map(functions.map((each) => [each.name.toLowerCase(), each]));
  return new Evaluator(parsed, dictionary, named).evaluate().coerceString();
}

function dataOf(value: unknown): data.ExpressionData {
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).map(([key, each]) => ({ key, value: dataOf(each) }));
    return new data.Dictionary(...pairs);
  }
  return value === undefined ? new data.Null() : new data.StringData(`${value}`);
}

export const isTrue = (condition: string | undefined, contexts: object): boolean =>
  !['', 'false', '0'].includes(evaluate(condition ?? "'true'", contexts));

const filled = (text: string, contexts: object): string =>
  text.replace(/\$\{\{(.*?)\}\}/g, (_, expression: string) => evaluate(expression, contexts));

const filledAll = (values: Values = {}, contexts: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, text]) => [name, filled(`${text}`, contexts)]),
  );

interface Runner {
  /** A Git repository, which each job checks out anew. */
  repository: string;
  /** The folder that contains the jobs' folders and the artifacts. */
  folder: string;
  /** The values of contexts in expressions, such as `github`, `vars` and `secrets`. */
  contexts: object;
  /** Installs packages in place of `npm ci`. */
  install: (folder: string) => Promise<void>;
  /**
   * Decides which jobs and commands to skip. Only those may be skipped that take long and receive
   * no secrets.
   */
  isLeftOut: (job: string, command?: string) => boolean;
}

const run = promisify(execFile);

/**
 * Runs a workflow's jobs, one after the other.
 * @returns the names of the jobs that ran
 */
export async function runWorkflow(workflow: Workflow, runner: Runner): Promise<string[]> {
  const ran: string[] = [];
  const needs: Record<string, object> = {};

  for (const [name, job] of Object.entries(workflow.jobs)) {
    const contexts = { ...runner.contexts, needs };
    if (runner.isLeftOut(name) || !isTrue(job.if, contexts)) continue;
    for (const matrix of combinations(job)) {
      const folder = join(runner.folder, [name, ...Object.values(matrix)].join('-'));
      await runJob({ ...workflow, job, name, folder, runner, contexts: { ...contexts, matrix } });
    }
    ran.push(name);
  }
  return ran;
}

function combinations({ strategy }: Job): Record<string, string | number>[] {
  const [entry] = Object.entries(strategy?.matrix ?? {});
  if (!entry) return [{}];
  const [name, values] = entry;
  return values.map((value) => ({ [name]: value }));
}

interface RunningJob {
  env: Values;
  job: Job;
  name: string;
  folder: string;
  runner: Runner;
  contexts: object;
}

async function runJob({ env, job, name, folder, runner, contexts }: RunningJob): Promise<void> {
  const [work, home] = [join(folder, 'work'), join(folder, 'home')];
  await mkdir(home, { recursive: true });
  const artifacts = join(runner.folder, 'artifacts');

  for (const step of job.steps) {
    const given = filledAll(step.with, contexts);
    if (step.uses?.startsWith('actions/checkout@')) await checkOut(runner.repository, work, given);
    if (step.uses?.startsWith('actions/upload-artifact@'))
      await cp(join(work, given.path ?? ''), join(artifacts, given.name ?? ''), {
        recursive: true,
      });
    if (step.uses?.startsWith('actions/download-artifact@'))
      await download(artifacts, join(work, given.path ?? ''), given);
    if (!step.run) continue;

    const command = filled(step.run, contexts);
    if (runner.isLeftOut(name, command)) continue;
    if (command.startsWith('npm ci')) await runner.install(work);
    else
      await run('bash', ['-e', '-c', command], {
        cwd: work,
        env: {
          ...{ PATH: process.env.PATH, HOME: home, CI: 'true' },
          ...filledAll(env, contexts),
          ...filledAll(job.env, contexts),
          ...filledAll(step.env, contexts),
        },
      });
  }
}

async function checkOut(repository: string, work: string, given: Values): Promise<void> {
  await run('git', ['clone', '--quiet', '--no-checkout', repository, work]);
  const patterns = given['sparse-checkout']?.trim().split('\n');
  if (patterns) await run('git', ['-C', work, 'sparse-checkout', 'set', '--no-cone', ...patterns]);
  await run('git', ['-C', work, 'checkout', '--quiet']);
}

async function download(artifacts: string, target: string, { name, pattern }: Values) {
  if (name) return cp(join(artifacts, name), target, { recursive: true });
  const start = pattern?.replace('*', '') ?? '';
  for (const found of await readdir(artifacts))
    if (found.startsWith(start))
      await cp(join(artifacts, found), join(target, found), { recursive: true });
}
