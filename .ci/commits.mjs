/**
 * Checks the subjects and bodies of new commits: `node .ci/commits.mjs <commit before them>`.
 * CONTRIBUTING.md has the rules and the list of verbs. Merges and reverts are left alone.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const MAX_SUBJECT = 72;

const contributing = readFileSync(new URL('../.github/CONTRIBUTING.md', import.meta.url), 'utf8');
const [, list = ''] = /The verb is what changed in the program: (.+?)\./.exec(contributing) ?? [];
const verbs = list.split(/, | or /);

const [since] = process.argv.slice(2);
if (!since) {
  console.error('Name the commit before the new ones: node .ci/commits.mjs origin/main');
  process.exit(2);
}

const log = execFileSync(
  'git',
  ['log', '--no-merges', '--reverse', '-z', '--format=%h%n%B', `${since}..HEAD`],
  { encoding: 'utf8' },
);
const faults = log
  .split('\0')
  .filter(Boolean)
  .flatMap((commit) => faultsOf(commit.trim()));

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function faultsOf(commit) {
  const [id, subject = '', ...body] = commit.split('\n');
  if (subject.startsWith('Revert "')) return [];
  const found = [];
  if (subject.length > MAX_SUBJECT)
    found.push(`the subject has ${subject.length} characters, at most ${MAX_SUBJECT} are allowed`);
  if (!verbs.some((verb) => subject.startsWith(`${verb} `)))
    found.push(`the subject begins with none of ${verbs.join(', ')}`);
  if (subject.endsWith('.')) found.push('the subject ends with a full stop');
  if (body[0]) found.push('no empty line follows the subject');
  if (!body.join('').trim()) found.push('no body says why');
  return found.map((fault) => `${id} “${subject}”: ${fault}.`);
}
