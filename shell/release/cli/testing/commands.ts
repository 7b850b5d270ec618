import { execFile } from 'node:child_process';
import { vi } from 'vitest';
import { BIN } from '../../workspace/buildStale.ts';
import { run } from '../cli.ts';

export function ringside(
  args: readonly string[],
): Promise<{ status: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [BIN, ...args], (error, out, err) => {
      resolve({ status: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
}

/** Runs a command in this process, because a new one takes longer to start. */
export async function said(
  words: readonly string[],
): Promise<{ status: number; out: string; err: string }> {
  const lines = { out: '', err: '' };
  const write = (to: 'out' | 'err') => (text: unknown) => {
    lines[to] += String(text);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(write('out'));
  vi.spyOn(process.stderr, 'write').mockImplementation(write('err'));
  vi.spyOn(console, 'log').mockImplementation((text) => write('out')(`${text}\n`));
  vi.spyOn(console, 'error').mockImplementation((text) => write('err')(`${text}\n`));
  await run(words);
  const status = Number(process.exitCode ?? 0);
  process.exitCode = undefined;
  vi.restoreAllMocks();
  return { status, ...lines };
}
