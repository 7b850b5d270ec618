import { createHash, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { z } from 'zod';

/** Who is changing a site. The machine is a hash: the pointer is public. */
export const publisherSchema = z.object({
  id: z.string(),
  machine: z.string(),
  pid: z.number().int(),
  /** When it began to write. */
  at: z.iso.datetime(),
});

export type Publisher = z.infer<typeof publisherSchema>;

/** How long a publisher on another machine, which cannot be asked whether it lives, is waited for, in milliseconds. */
export const LEASE = 20_000;

/** This machine, as a hash. */
export const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 12);

/** Publishers of this process that have not finished, one way or the other. */
const working = new Set<string>();

export function startPublishing(): Publisher {
  const publisher = { id: randomUUID(), machine, pid: process.pid, at: new Date().toISOString() };
  working.add(publisher.id);
  return publisher;
}

export const stopPublishing = ({ id }: Publisher): boolean => working.delete(id);

/** Whether a publisher may still be at work, so that others wait for it. */
export function isWorking({ id, machine: where, pid, at }: Publisher, lease: number): boolean {
  if (Date.now() - Date.parse(at) > lease) return false;
  if (where !== machine) return true;
  return pid === process.pid ? working.has(id) : isAlive(pid);
}

/** Whether a process of this machine runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
