import { createInterface } from 'node:readline';

/** Waits until a server prints its URL, and returns the URL. */
export async function urlIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [url] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (url) return url;
  }
  throw new Error('The server ended before it printed its URL.');
}
