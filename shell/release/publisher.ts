import { createHash, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { z } from 'zod';

/** Who is changing a site. The machine is a hash: the pointer is public. */
export const publisherSchema = z.object({
  id: z.string(),
  machine: z.string(),
  pid: z.number().int(),
  at: z.iso.datetime(),
});

export type Publisher = z.infer<typeof publisherSchema>;

/** How long a publisher on another machine, which cannot be asked whether it lives, is waited for, in milliseconds. */
export const LEASE = 20_000;

const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 12);

export const newPublisher = (): Publisher => ({
  id: randomUUID(),
  machine,
  pid: process.pid,
  at: new Date().toISOString(),
});

/** Whether a publisher may still be at work, so that others wait for it. */
export function isWorking(publisher: Publisher, lease: number): boolean {
  if (Date.now() - Date.parse(publisher.at) > lease) return false;
  return publisher.machine !== machine || isAlive(publisher.pid);
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
