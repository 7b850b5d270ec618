import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

function run(eventType: 'viewer-request' | 'viewer-response', uri: string) {
  const script = readFileSync(new URL('cloudfront.js', import.meta.url), 'utf8');
  const event = { context: { eventType }, request: { uri }, response: { headers: {} } };
  return runInNewContext(`${script}; handler(event)`, { event }) as {
    uri: string;
    headers: Record<string, { value: string }>;
  };
}

test.each([
  ['/', '/index.html'],
  ['/news', '/news.html'],
  ['/news/', '/news.html'],
  ['/news/one', '/news/one.html'],
  ['/embed/frame', '/embed/frame.html'],
  ['/embed/countdown@0123456789ab.js', '/embed/countdown@0123456789ab.js'],
  ['/feed.xml', '/feed.xml'],
])('%s is in %s', (path, file) => expect(run('viewer-request', path).uri).toBe(file));

test.each([
  ['/index.html', "frame-ancestors 'self'"],
  ['/embed/countdown.html', "frame-ancestors 'self'"],
  ['/embed/frame.html', 'frame-ancestors *'],
  ['/embed/ringside-plans/limit-1.html', 'frame-ancestors *'],
])('%s has the policy %s', (path, policy) => {
  const { headers } = run('viewer-response', path);
  expect(headers['content-security-policy']?.value).toBe(policy);
  expect(headers['access-control-allow-origin']?.value).toBe('*');
});

test('the policy for all responses has the headers that the function adds', () => {
  const policy = JSON.parse(
    readFileSync(new URL('cloudfront-headers.json', import.meta.url), 'utf8'),
  );
  const { CorsConfig: cors, SecurityHeadersConfig: security, CustomHeadersConfig: custom } = policy;
  const items: { Header: string; Value: string }[] = custom.Items;
  const given = {
    'access-control-allow-origin': cors.AccessControlAllowOrigins.Items.join(),
    'content-security-policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    'referrer-policy': security.ReferrerPolicy.ReferrerPolicy,
    'x-content-type-options': security.ContentTypeOptions && 'nosniff',
    ...Object.fromEntries(items.map(({ Header, Value }) => [Header, Value])),
  };
  const { headers } = run('viewer-response', '/404.html');
  expect(given).toEqual(
    Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value])),
  );
  expect(custom.Quantity).toBe(items.length);
  // The policy must not override the function, which allows iframes of the pages that any site may
  // show.
  expect(security.ContentSecurityPolicy.Override).toBe(false);
});
