import { spawn } from 'node:child_process';

export interface Load {
  requests: number;
  requestsPerSecond: number;
  /** Responses other than 2xx and 3xx, and connections that broke or timed out. */
  errors: number;
  /** Milliseconds by percentile, `50%` to `99%`. */
  latency: Readonly<Record<string, number>>;
}

/** Parses the output of wrk with `--latency`. */
export function parseReport(text: string): Load {
  const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
  const [, ...broken] =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text) ?? [];
  const latency = [...text.matchAll(/^\s+(\d+%)\s+([\d.]+)(us|ms|s)$/gm)].map(
    ([, percent = '', value, unit = '']) =>
      [percent, Number(value) * (MILLISECONDS[unit] ?? Number.NaN)] as const,
  );
  return {
    requests: number(/(\d+) requests in/),
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    errors: number(/Non-2xx or 3xx responses: (\d+)/) + broken.reduce((sum, count) => sum + Number(count), 0),
    latency: Object.fromEntries(latency),
  };
}

const MILLISECONDS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

/**
 * Sends requests as fast as they are answered, over keep-alive connections.
 *
 * @param script a file in Lua that says what is asked for
 * @throws when wrk is not installed, or fails
 */
export async function wrk(url: string, script: string, connections: number, seconds: number): Promise<Load> {
  const parameters = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', script, url];
  const child = spawn('wrk', parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  const failed = new Promise<never>((_, reject) => {
    child.once('error', (cause) =>
      reject(new Error('wrk is not installed: apt-get install wrk, or brew install wrk.', { cause })),
    );
  });
  const text = Buffer.concat(await Promise.race([child.stdout.toArray(), failed])).toString();
  const load = parseReport(text);
  if (load.requests === 0) throw new Error(`wrk received no response:\n${text}`);
  return load;
}
