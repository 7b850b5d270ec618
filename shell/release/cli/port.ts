import { UsageError } from '../support/UsageError.ts';

/**
 * The port that the environment variable PORT names.
 *
 * @throws UsageError unless it is a port number
 */
export function chosenPort(standard: number): number {
  const { PORT = `${standard}` } = process.env;
  const port = Number(PORT);
  if (/^\d+$/.test(PORT) && port <= 65_535) return port;
  throw new UsageError(`PORT=${PORT} is not a port number. Set it to a whole number from 0 to 65535.`);
}

/** @param command which command to run again */
export const portTaken = (port: number, command: string): Error =>
  new Error(`Port ${port} is taken. Choose another one: PORT=4200 ${command}`);
