import type { ShellServer } from '@ringside/shared/contract';

/**
 * Usual URLs of service workers. One of a former site would serve its pages until this file
 * replaces it.
 */
export const FORMER_WORKERS = ['sw.js', 'service-worker.js', 'serviceworker.js', 'ngsw-worker.js'];

export const UNREGISTER = `// Ringside has no service worker. This one replaces that of a former site, and unregisters itself.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(unregister()));
async function unregister() {
  await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const client of await clients.matchAll()) client.navigate(client.url);
}
`;

export const SECURITY = '.well-known/security.txt';

/** @see https://www.rfc-editor.org/rfc/rfc9116 */
export const securityText = (
  { contact, expires }: NonNullable<ShellServer['security']>,
  origin: string,
): string =>
  `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${origin}/${SECURITY}\n`;
