import { createInterface } from 'node:readline';

/** The URL that a server prints when it is ready. */
export async function urlIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [url] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (url) return url;
  }
  throw new Error('The server ended before it printed its URL.');
}
