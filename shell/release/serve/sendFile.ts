import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { cacheControl, contentType, isCompressed } from '../stores/fileKinds.ts';
import type { OpenFile } from './findFile.ts';
import type { Encoding } from './negotiate.ts';
import { type Part, partOf } from './range.ts';

/** Answers with a file, a part of it, or that the client has it. Closes it. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, encoding }: { file: OpenFile; encoding?: Encoding },
  status: 200 | 404,
): Promise<void> {
  try {
    const tag = `"${[file.size.toString(36), file.modified.getTime().toString(36), encoding].filter(Boolean).join('-')}"`;
    response.setHeader('etag', tag);
    response.setHeader('last-modified', file.modified.toUTCString());
    response.setHeader('cache-control', status === 200 ? cacheControl(file.path) : 'no-cache');
    if (isCompressed(file.path)) response.setHeader('vary', 'accept-encoding');
    if (status === 200 && isKnown(request, tag, file.modified)) {
      response.writeHead(304).end();
      return;
    }
    const part = status === 200 ? partOf(request, tag, file.size) : undefined;
    if (part === 'none') {
      response.writeHead(416, { 'content-range': `bytes */${file.size}` }).end();
      return;
    }
    writeHead(response, file, encoding, status, part);
    if (request.method === 'HEAD' || file.size === 0) response.end();
    else await pipeline(file.handle.createReadStream({ ...part, autoClose: false }), response);
  } finally {
    await file.handle.close();
  }
}

function writeHead(
  response: ServerResponse,
  { path, size }: OpenFile,
  encoding: Encoding | undefined,
  status: 200 | 404,
  part: Part | undefined,
): void {
  response.writeHead(part ? 206 : status, {
    'content-type': contentType(path),
    'content-length': part ? part.end - part.start + 1 : size,
    'accept-ranges': 'bytes',
    ...(encoding && { 'content-encoding': encoding }),
    ...(part && { 'content-range': `bytes ${part.start}-${part.end}/${size}` }),
  });
}

/** Whether the client holds these bytes already. */
function isKnown({ headers }: IncomingMessage, tag: string, modified: Date): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.split(',').some((each) => ['*', tag, `W/${tag}`].includes(each.trim()));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  // The header has whole seconds.
  return Math.floor(modified.getTime() / 1000) * 1000 <= since;
}
