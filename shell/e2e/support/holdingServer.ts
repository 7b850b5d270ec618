import { createServer, get, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { listen } from './listen.ts';

export interface HostResponse {
  status: number;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

export type HoldingServer = Awaited<ReturnType<typeof startHoldingServer>>;

const NOTHING = /^$/;
/** With this policy, browsers run no script, and apply `<noscript>` and `(scripting: none)`. */
const WITHOUT_SCRIPT =
  'sandbox allow-downloads allow-forms allow-popups allow-same-origin allow-top-navigation';

/**
 * Serves the site, and can hold back, fail or lose responses.
 * @param own responses that replace the site's, by path
 */
export async function startHoldingServer(
  site: string,
  own: ReadonlyMap<string, HostResponse> = new Map(),
) {
  let held = NOTHING;
  let failing = NOTHING;
  let lost = NOTHING;
  let isScripted = true;

  const asked: { method: string | undefined; path: string; cookies: string[] }[] = [];
  const waiting = new Map<ServerResponse, () => void>();

  const release = () => {
    for (const [response, pass] of waiting) if (!held.test(String(response.req.url))) pass();
  };

  const server = createServer((request, response) => {
    const { method, url: path = '/', headers } = request;
    const cookies = [headers.cookie ?? []].flat();
    asked.push({ method, path, cookies });
    response.on('close', () => waiting.delete(response));

    const pass = () => {
      waiting.delete(response);
      if (lost.test(path)) return void request.socket.destroy();
      if (failing.test(path)) return void response.writeHead(503).end();
      const { status, headers, body } = own.get(path) ?? {};
      if (status) return void response.writeHead(status, headers).end(body);

      get(new URL(path, site), (answer) => {
        cookies.push(...(answer.headers['set-cookie'] ?? []));
        response.writeHead(answer.statusCode ?? 500, {
          ...answer.headers,
          ...(!isScripted && { 'content-security-policy': WITHOUT_SCRIPT }),
        });
        answer.pipe(response);
      });
    };
    waiting.set(response, pass);
    release();
  });

  return {
    ...(await listen(server)),
    /** Holds back responses to paths that match, until the next call. */
    hold(pattern = NOTHING) {
      held = pattern;
      release();
    },

    /** Responds with status 503 to paths that match. */
    fail(pattern: RegExp) {
      failing = pattern;
    },

    /** Closes the connections of paths that match, as if there were no server. */
    lose(pattern: RegExp) {
      lost = pattern;
    },

    /**
     * Makes browsers run no script on the pages. A driver may be unable to do that, or do it only
     * in part.
     */
    withoutScript() {
      isScripted = false;
    },

    waiting: () => waiting.size,
    asked,
  };
}
