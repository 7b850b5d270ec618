import { connect } from 'node:net';

/**
 * Sends raw bytes, which an ordinary client would refuse to send.
 *
 * @returns everything received until the server closes the connection, one character for each byte
 */
export function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.on('data', (part) => parts.push(part));
    // A server may also reset the connection of a misbehaving client. What it sent before counts.
    socket.once('error', () => socket.destroy());
    socket.once('close', () => resolve(Buffer.concat(parts).toString('latin1')));
  });
}

/** Sends one GET request on a connection of its own. */
export const get = (port: number, address: string, ...headers: readonly string[]): Promise<string> =>
  exchange(
    port,
    [`GET ${address} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n'),
  );

/** The status of the first response in some bytes; 0 if there is none. */
export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
