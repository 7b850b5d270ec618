import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { parse } from 'yaml';
import { temporaryFolder } from './fixtures.ts';

interface Step {
  uses?: string;
  run?: string;
  if?: string;
  shell?: string;
  env?: Readonly<Record<string, string>>;
}

interface Job {
  if?: string;
  needs?: string;
  env?: Readonly<Record<string, string>>;
  steps: readonly Step[];
}

/** What these tests read of a workflow of GitHub Actions. */
export interface Workflow {
  env?: Readonly<Record<string, string>>;
  jobs: Readonly<Record<string, Job>>;
}

/** What `${{ … }}` may name: `github`, `vars` and `secrets`. */
export type Contexts = Readonly<Record<'github' | 'vars' | 'secrets', Readonly<Record<string, unknown>>>>;

export interface Ran {
  /** The `run` lines that were started, in order. */
  steps: string[];
  /** External actions, such as checkout. They are all that is not executed. */
  actions: string[];
  /** What the steps printed. */
  output: string;
  ok: boolean;
}

export const readWorkflow = async (folder: string): Promise<Workflow> =>
  parse(await readFile(join(folder, '.github/workflows/ci.yml'), 'utf8')) as Workflow;

/**
 * Runs the steps of a job in order, as a runner of GitHub does: each in a shell of its own, with the environment of the
 * workflow, the job and the step; after a failure only steps with `always()`. `gh`, the command that talks to GitHub, is
 * a stand-in that appends its arguments and the file that it would send to `comments`.
 *
 * @returns undefined when the job's condition is false
 */
export async function runJob(
  { env: common, jobs }: Workflow,
  name: string,
  folder: string,
  contexts: Contexts,
  comments: string,
): Promise<Ran | undefined> {
  const job = jobs[name];
  if (!job) throw new Error(`There is no job ${name}.`);
  if (job.if && !evaluate(job.if, contexts, true)) return undefined;
  const ran: Ran = { steps: [], actions: [], output: '', ok: true };
  for (const step of job.steps) {
    if (!(step.if ? evaluate(step.if, contexts, ran.ok) : ran.ok)) continue;
    if (step.uses) ran.actions.push(step.uses);
    if (!step.run) continue;
    ran.steps.push(step.run);
    const given = Object.entries({ ...common, ...job.env, ...step.env });
    const values = given.map(([key, text]) => [key, filled(text, contexts)] as const);
    const { status, output } = await runStep(filled(step.run, contexts), step.shell, folder, {
      ...process.env,
      ...OURS,
      ...Object.fromEntries(values),
      CI: 'true',
      PATH: [await standIns(comments), process.env.PATH].join(delimiter),
    });
    ran.output += output;
    ran.ok &&= status === 0;
  }
  return ran;
}

/** What the test runner sets for itself. The packages come from npm's cache as far as they are there. */
const OURS: NodeJS.ProcessEnv = {
  ...Object.fromEntries(
    ['NODE_ENV', 'TEST', 'MODE', 'DEV', 'PROD', 'SSR', 'BASE_URL']
      .concat(Object.keys(process.env).filter((name) => name.startsWith('VITEST')))
      .map((name) => [name, undefined]),
  ),
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  npm_config_prefer_offline: 'true',
};

/** The shells of a runner on Linux: without a name, a failing command in a pipe does not fail the step. */
const SHELLS: Readonly<Record<string, readonly string[]>> = {
  '': ['-e'],
  bash: ['--noprofile', '--norc', '-eo', 'pipefail'],
};

async function runStep(script: string, shell = '', cwd: string, env: NodeJS.ProcessEnv) {
  const options = SHELLS[shell];
  if (!options) throw new Error(`These tests know no shell ${shell}.`);
  const child = spawn('bash', [...options, '-c', script], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      output += bytes;
    });
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, output };
}

/** A folder with a `gh` that keeps what it is asked to send. */
async function standIns(comments: string): Promise<string> {
  const folder = join(await temporaryFolder(), 'bin');
  await mkdir(folder);
  const gh = join(folder, 'gh');
  await writeFile(
    gh,
    `#!/bin/sh\nset -e\necho "gh $* with $GH_TOKEN" >> '${comments}'\nwhile [ "$1" != --body-file ]; do shift; done\ncat "$2" >> '${comments}'\n`,
  );
  await chmod(gh, 0o755);
  return folder;
}

const filled = (text: string, contexts: Contexts): string =>
  String(text).replace(/\$\{\{\s*([^}]*?)\s*\}\}/g, (_, expression: string) =>
    String(lookUp(expression, contexts) ?? ''),
  );

/** A condition: comparisons joined by `&&`, or `always()`. */
function evaluate(condition: string, contexts: Contexts, ok: boolean): boolean {
  if (condition === 'always()') return true;
  return (
    ok &&
    condition.split('&&').every((part) => {
      const [, left = '', operator, right = ''] = /^\s*(\S+)\s*(==|!=)\s*(\S+)\s*$/.exec(part) ?? [];
      if (!operator) throw new Error(`These tests do not know the condition "${part}".`);
      const isSame = (lookUp(left, contexts) ?? '') === (lookUp(right, contexts) ?? '');
      return operator === '==' ? isSame : !isSame;
    })
  );
}

/** A text in quotes, or a path into a context. What is absent is undefined, as on GitHub. */
function lookUp(expression: string, contexts: Contexts): unknown {
  const [, text] = /^'(.*)'$/.exec(expression) ?? [];
  if (text !== undefined) return text;
  const [context = '', ...keys] = expression.split('.');
  if (!Object.hasOwn(contexts, context)) throw new Error(`These tests do not know "${expression}".`);
  return keys.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined)?.[key],
    contexts[context as keyof Contexts],
  );
}

/** The contexts of an event in this repository. */
export function contextsOf(event: 'push' | 'pull_request', target: string): Contexts {
  const pull = { number: 7, pull_request: { head: { repo: { full_name: 'boxing/site' } } } };
  return {
    github: {
      event_name: event,
      repository: 'boxing/site',
      token: 'token-of-the-run',
      event: event === 'pull_request' ? pull : {},
    },
    vars: { RINGSIDE_TARGET: target },
    secrets: {},
  };
}
