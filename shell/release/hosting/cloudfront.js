// A CloudFront function (runtime 2.0) for a released site, for both "viewer request" and "viewer
// response".

const HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

// Any site may frame the pages of single elements.
const FRAMED = /^\/embed\/(frame|ringside-[\w-]+)(\/|\.html|$)/;

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it.
function handler(event) {
  const request = event.request;
  if (event.context.eventType === 'viewer-request') {
    const path = request.uri.replace(/\/+$/, '');
    request.uri = path === '' ? '/index.html' : /\.\w+$/.test(path) ? path : `${path}.html`;
    return request;
  }
  for (const name in HEADERS) event.response.headers[name] = { value: HEADERS[name] };
  event.response.headers['content-security-policy'] = {
    value: `frame-ancestors ${FRAMED.test(request.uri) ? '*' : "'self'"}`,
  };
  return event.response;
}
