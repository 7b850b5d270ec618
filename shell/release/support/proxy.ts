import { ProxyAgent } from 'proxy-agent';
import { EnvHttpProxyAgent, fetch, type Response } from 'undici';

/**
 * Connects through the proxy that `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY` name, for what uses `node:http`. Node's own
 * support begins with Node 24.
 */
export const proxyAgent = new ProxyAgent({ keepAlive: true });

type Get = (url: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;

/** Returns `fetch` through that proxy. */
export function proxiedFetch(): Get {
  const dispatcher = new EnvHttpProxyAgent();
  return (url, headers = {}) => fetch(url, { dispatcher, headers });
}
