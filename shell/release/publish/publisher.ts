import { createHash, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { z } from 'zod';

/** Identifies who is changing a site. The machine is a hash because the pointer is public. */
export const publisherSchema = z.object({
  id: z.string(),
  machine: z.string(),
  pid: z.number().int(),
  /** When it started writing. */
  at: z.iso.datetime(),
});

type Publisher = z.infer<typeof publisherSchema>;

/** How long to wait for a publisher on another machine, in milliseconds. There is no way to see whether it is still running. */
export const LEASE_MS = 20_000;

/** The hash of this machine's name. */
export const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 12);

/** Publishers of this process that have neither succeeded nor failed yet. */
const working = new Set<string>();

export function startPublishing(): Publisher {
  const publisher = { id: randomUUID(), machine, pid: process.pid, at: new Date().toISOString() };
  working.add(publisher.id);
  return publisher;
}

export const stopPublishing = ({ id }: Publisher): boolean => working.delete(id);

/** Whether a publisher may still be at work, so that others must wait for it. */
export function isWorking({ id, machine: where, pid, at }: Publisher, lease: number): boolean {
  if (Date.now() - Date.parse(at) > lease) return false;
  if (where !== machine) return true;
  return pid === process.pid ? working.has(id) : isAlive(pid);
}

/** Whether a process is running on this machine. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
