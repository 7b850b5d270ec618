import { ProxyAgent } from 'proxy-agent';
import { EnvHttpProxyAgent, fetch, type RequestInit, type Response } from 'undici';

/**
 * Connects through the proxy that `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY` name, for what uses
 * `node:http`. Node's own support begins with Node 24. Without these variables it is undefined.
 */
export function proxyAgent(): ProxyAgent | undefined {
  const isSet = Object.entries(process.env).some(
    ([name, value]) => value && /^(https?|all)_proxy$/i.test(name),
  );
  return isSet ? new ProxyAgent({ keepAlive: true }) : undefined;
}

type Get = (url: string, options?: RequestInit) => Promise<Response>;

/** Returns `fetch` through that proxy. */
export function proxiedFetch(): Get {
  const dispatcher = new EnvHttpProxyAgent();
  return (url, options = {}) => fetch(url, { ...options, dispatcher });
}

/** Why a request failed: the innermost message, because those around it say only that it did. */
export function networkReasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? networkReasonOf(cause) : message;
}
