import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '@ringside/release/workspace';
import { expect, test } from 'vitest';

/**
 * Makes a repository with these commits, after a first commit that breaks every rule, and checks
 * the new ones.
 */
function check(...messages: readonly string[]) {
  const cwd = mkdtempSync(join(tmpdir(), 'commits-'));
  const git = (...words: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=Ann', '-c', 'user.email=ann@ringside.example', ...words],
      {
        cwd,
      },
    );
  git('init', '--quiet', '--initial-branch=main');
  for (const message of ['an old subject without a verb.', ...messages])
    git('commit', '--quiet', '--allow-empty', '-m', message);
  const since = `HEAD~${messages.length}`;
  const script = join(workspaceRoot, '.ci/commits.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, since], {
    cwd,
    encoding: 'utf8',
  });
  return { status, faults: stderr.trim().split('\n').filter(Boolean) };
}

test('new commits with a verb, a short subject and a reason pass, whatever came before', () => {
  expect(
    check(
      'Fix Try again joining a pending prefetch\n\nIt waited for a request that had failed.',
      'Speed up links\n\nA page is parsed under the pointer.',
      'Revert "Speed up links"\n\nThis reverts commit 1234567.',
    ),
  ).toEqual({ status: 0, faults: [] });
});

const REFUSED = [
  ['Let a page be parsed\n\nBecause.', 'begins with none of Fix, Restore'],
  ['Fixes a page\n\nBecause.', 'begins with none of Fix, Restore'],
  [`Fix ${'a'.repeat(69)}\n\nBecause.`, 'has 73 characters, at most 72'],
  ['Fix a page.\n\nBecause.', 'ends with a full stop'],
  ['Fix a page', 'no body says why'],
] as const;

test('each other message is refused, with its fault', () => {
  const { status, faults } = check(...REFUSED.map(([message]) => message));
  expect(status).toBe(1);
  expect(faults).toHaveLength(REFUSED.length);
  for (const [index, [message, fault]] of REFUSED.entries()) {
    expect(faults[index]).toContain(message.split('\n')[0]);
    expect(faults[index]).toContain(fault);
  }
});
