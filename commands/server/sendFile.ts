import type {IncomingMessage, OutgoingHttpHeaders, ServerResponse} from 'node:http';
import {pipeline} from 'node:stream/promises';
import {checkConditions, isRangeCurrent} from './conditions';
import type {FoundFile} from './findFile';
import type {LoadedFile} from './loadFile';
import {readRange, type Range} from './readRange';

interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  /** What to send of the file; nothing where the headers say all. */
  readonly content?: Range;
}

/**
 * Answers with a file, or with what the conditions and the range of the request make of it.
 * `toHeaders` gives the headers that do not depend on the content.
 */
export async function sendFile(
  found: FoundFile,
  toHeaders: (status: number) => OutgoingHttpHeaders,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const {status, headers, content} = describeAnswer(found, request);
  response.writeHead(status, {
    ...toHeaders(status),
    Vary: 'Accept-Encoding',
    ...headers,
  });
  if (content && request.method !== 'HEAD') {
    await sendContent(found.file, content, response);
  } else {
    response.end();
  }
}

function describeAnswer(found: FoundFile, request: IncomingMessage): Answer {
  const {file} = found;
  const whole = {start: 0, end: file.size - 1};
  // The not-found page is not what was asked for; conditions and ranges are not about it.
  if (found.status === 404) {
    return {status: 404, headers: describeContent(found, whole), content: whole};
  }
  const validators = {ETag: file.etag, 'Last-Modified': file.modified.toUTCString()};
  const outcome = checkConditions(request.headers, file);
  if (outcome !== 'send') {
    return {status: outcome === 'not modified' ? 304 : 412, headers: validators};
  }
  // Ranges are for GET alone: RFC 9110, 14.2.
  const mayBePart = request.method === 'GET' && isRangeCurrent(request.headers, file);
  const range = mayBePart ? readRange(request.headers.range, file.size) : undefined;
  if (range === 'unsatisfiable') {
    const headers = {'Content-Range': `bytes */${file.size}`, 'Content-Length': 0};
    return {status: 416, headers};
  }
  const content = range ?? whole;
  const headers = {
    ...validators,
    ...describeContent(found, content),
    'Accept-Ranges': 'bytes',
    ...(range && {'Content-Range': `bytes ${range.start}-${range.end}/${file.size}`}),
  };
  return {status: range ? 206 : 200, headers, content};
}

function describeContent(
  {type, encoding}: FoundFile,
  {start, end}: Range,
): OutgoingHttpHeaders {
  return {
    'Content-Type': type,
    'Content-Length': end - start + 1,
    ...(encoding !== 'identity' && {'Content-Encoding': encoding}),
  };
}

async function sendContent(
  {content}: LoadedFile,
  {start, end}: Range,
  response: ServerResponse,
): Promise<void> {
  if (Buffer.isBuffer(content)) {
    response.end(content.subarray(start, end + 1));
    return;
  }
  const stream = content.createReadStream({start, end});
  await pipeline(stream, response, {end: false});
  if (stream.bytesRead === end - start + 1) {
    response.end();
  } else {
    // The file has become shorter. Its length was told already, so only this tells the reader.
    response.destroy();
  }
}
