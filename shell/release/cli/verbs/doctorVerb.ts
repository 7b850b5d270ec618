import { mkdirSync, rmSync } from 'node:fs';
import type { Tried } from '../../doctor/tried.ts';
import { tryHost } from '../../doctor/tryHost.ts';
import { tryStore } from '../../doctor/tryStore.ts';
import { readPointer } from '../../publish/pointer.ts';
import type { Store } from '../../stores/store.ts';
import { print, printResult } from '../print.ts';
import { isDirectory, openTarget } from '../target.ts';

/**
 * Exit status 1: something will not work. A directory that does not exist is tried, and is absent
 * again afterwards.
 */
export async function doctor(
  target: string,
  options: { host?: string; json?: boolean },
): Promise<void> {
  const store = await openTarget(target);
  const ofStore = await tryTarget(target, store);
  const isReadable = ofStore.every(({ code, fault }) => code !== 'store-read' || !fault);
  const site = isReadable ? await readPointer(store) : undefined;
  const origin = options.host ?? site?.origin;
  const ofHost = site && origin ? await tryHost(store, site, origin) : [];
  const checks = [...ofStore, ...ofHost];
  const faults = checks.filter(({ fault }) => fault);

  if (options.json) printResult({ target, origin, checks });
  else
    print(
      [...checks.map(lineOf), ...(site ? [] : [noSite(target)]), verdict(faults.length)].join('\n'),
    );
  if (faults.length > 0) process.exitCode = 1;
}

async function tryTarget(target: string, store: Store): Promise<Tried[]> {
  /** The topmost folder that was made. Undefined if the directory exists. */
  let made: string | undefined;
  try {
    if (isDirectory(target)) made = mkdirSync(target, { recursive: true });
  } catch {
    // The trial says why nothing can be written.
  }
  try {
    return await tryStore(store);
  } finally {
    if (made) rmSync(made, { recursive: true });
  }
}

const noSite = (target: string): string =>
  `–    host: not tried, because ${target} has no site yet. Try again after the first release.`;

const lineOf = ({ part, check, fault, remedy = '' }: Tried): string =>
  fault
    ? `FAIL ${part}: ${check}: ${fault.replace(/[^.]$/, '$&.')}${remedy && ` ${remedy}`}`
    : `ok   ${part}: ${check}`;

const verdict = (faults: number): string =>
  faults === 0 ? 'Everything that was tried works.' : `${faults} will not work.`;
