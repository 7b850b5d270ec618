// Gives a share of the visits to a preview in the folder `preview`. In cloudfront.js, call
// `split(event)` before `return request`.

const SHARE = 0.05;

// A visit stays on one side as long as its address and browser stay the same. No cookie is needed.
// biome-ignore lint/correctness/noUnusedVariables: cloudfront.js calls it.
function split(event) {
  const request = event.request;
  const header = request.headers['user-agent'];
  const agent = header ? header.value : '';
  // A preview says `noindex`, so search engines must not get it.
  if (/bot|crawl|spider|slurp/i.test(agent)) return;
  const visitor = `${event.viewer.ip} ${agent}`;
  let hash = 0x811c9dc5;
  for (let at = 0; at < visitor.length; at += 1)
    hash = Math.imul(hash ^ visitor.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  if ((hash >>> 0) / 4294967296 < SHARE) request.uri = `/preview${request.uri}`;
}
