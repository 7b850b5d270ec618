import { connect } from 'node:net';

/**
 * Sends bytes as they are, which a proper client would not.
 *
 * @returns everything that comes back until the server hangs up, one character for each byte
 */
export function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.on('data', (part) => parts.push(part));
    // A server may also cut off whoever talks nonsense; what it said before counts.
    socket.once('error', () => socket.destroy());
    socket.once('close', () => resolve(Buffer.concat(parts).toString('latin1')));
  });
}

/** One GET on a connection of its own. */
export const get = (port: number, address: string, ...headers: readonly string[]): Promise<string> =>
  exchange(
    port,
    [`GET ${address} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n'),
  );

/** The status of the first answer in some bytes; 0 when there is none. */
export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
