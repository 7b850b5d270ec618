import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { cacheControl, contentType, isCompressed } from '../stores/fileKinds.ts';
import { answerToConditions } from './conditions.ts';
import type { Encoding } from './negotiate.ts';
import { type Part, partOf } from './range.ts';
import { closeFile, type OpenFile } from './siteFiles.ts';

/** Sends a file, a part of it, or 304 when the client has it already. Closes the file. */
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
    const answer = status === 200 ? answerToConditions(request, tag, file.modified) : undefined;
    if (answer) {
      response.writeHead(answer).end();
      return;
    }
    // Ranges apply to GET only.
    const part = status === 200 && request.method === 'GET' ? partOf(request, tag, file.size) : undefined;
    if (part === 'none') {
      response.writeHead(416, { 'content-range': `bytes */${file.size}` }).end();
      return;
    }
    writeHead(response, file, encoding, status, part);
    if (request.method === 'HEAD' || file.size === 0) response.end();
    else await sendContent(response, file, part);
  } finally {
    await closeFile(file);
  }
}

async function sendContent(response: ServerResponse, { content }: OpenFile, part?: Part): Promise<void> {
  if (Buffer.isBuffer(content)) response.end(part ? content.subarray(part.start, part.end + 1) : content);
  else await pipeline(content.createReadStream({ ...part, autoClose: false }), response);
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
