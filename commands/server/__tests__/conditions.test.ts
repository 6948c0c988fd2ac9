import {utimes} from 'node:fs/promises';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {startServer, writeFiles, type TestServer} from './startServer';

const PAGE = '<h1>Home</h1>';
/** Larger than any number that JavaScript knows. */
const HUGE = '9'.repeat(400);
const MODIFIED = new Date('2026-01-02T03:04:05.678Z');
const SECOND_BEFORE = 'Fri, 02 Jan 2026 03:04:04 GMT';
const SECOND = 'Fri, 02 Jan 2026 03:04:05 GMT';

let server: TestServer;
let etag: string;
const get: TestServer['get'] = (...args) => server.get(...args);

beforeEach(async () => {
  server = await startServer({'index.html': PAGE, 'empty.txt': '', '404.html': 'gone'});
  await utimes(path.join(server.directory, 'index.html'), MODIFIED, MODIFIED);
  etag = (await get('/')).headers.etag ?? 'none';
});

afterEach(() => server.close());

describe('validators', () => {
  it('names content, not time: the same file written again keeps its ETag', async () => {
    await writeFiles(server.directory, {'index.html': PAGE});
    const {headers} = await get('/');
    expect(headers.etag).toBe(etag);
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    expect(headers['last-modified']).not.toBe(SECOND);
  });

  it('changes the ETag with the content, also when the length stays', async () => {
    await writeFiles(server.directory, {'index.html': '<h1>HOME</h1>'});
    expect((await get('/')).headers.etag).not.toBe(etag);
  });

  it('gives the not-found page none', async () => {
    const {headers} = await get('/nope', {'If-None-Match': '*', Range: 'bytes=0-1'});
    expect(headers).not.toHaveProperty('etag');
    expect(headers).not.toHaveProperty('last-modified');
  });
});

describe('a reader who has the file', () => {
  it.each([
    {'If-None-Match': 'ETAG'},
    {'If-None-Match': 'W/ETAG'},
    {'If-None-Match': '"other", ETAG'},
    {'If-None-Match': 'W/"a",W/"b" ,  ETAG , "c"'},
    {'If-None-Match': '*'},
    {'If-Modified-Since': SECOND},
    {'If-None-Match': 'ETAG', 'If-Modified-Since': SECOND_BEFORE},
    {'If-None-Match': 'ETAG', Range: 'bytes=0-3'},
  ])('is answered 304: %j', async (headers) => {
    const response = await get('/', withEtag(headers));
    expect(response).toMatchObject({status: 304, body: ''});
    expect(response.headers).toMatchObject({
      etag,
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      'last-modified': SECOND,
    });
    expect(response.headers).not.toHaveProperty('content-type');
  });

  it.each([
    {'If-None-Match': '"other"'},
    {'If-None-Match': '"other", "another"'},
    {'If-None-Match': '"other"', 'If-Modified-Since': SECOND},
    {'If-Modified-Since': SECOND_BEFORE},
    {'If-Modified-Since': 'yesterday'},
    {'If-None-Match': 'ETAG', 'Cache-Control': 'no-cache'},
  ])('is sent the file all the same: %j', async (headers) => {
    expect(await get('/', withEtag(headers))).toMatchObject({status: 200, body: PAGE});
  });
});

describe('a condition that the file must meet', () => {
  it.each([
    [{'If-Match': 'ETAG'}, 200],
    [{'If-Match': '"other", ETAG'}, 200],
    [{'If-Match': '*'}, 200],
    [{'If-Match': '"other"'}, 412],
    [{'If-Match': 'W/ETAG'}, 412],
    [{'If-Match': '"other"', 'If-None-Match': 'ETAG'}, 412],
    [{'If-Match': 'ETAG', 'If-Unmodified-Since': SECOND_BEFORE}, 200],
    [{'If-Unmodified-Since': SECOND}, 200],
    [{'If-Unmodified-Since': SECOND_BEFORE}, 412],
    [{'If-Unmodified-Since': 'yesterday'}, 200],
  ])('%j is answered %i', async (headers, status) => {
    const body = status === 200 ? PAGE : '';
    expect(await get('/', withEtag(headers))).toMatchObject({status, body});
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=0-3', 206, '<h1>', 'bytes 0-3/13'],
    ['bytes=4-7', 206, 'Home', 'bytes 4-7/13'],
    ['bytes=0-0', 206, '<', 'bytes 0-0/13'],
    ['bytes=8-', 206, '</h1>', 'bytes 8-12/13'],
    ['bytes=-5', 206, '</h1>', 'bytes 8-12/13'],
    ['bytes=-99', 206, PAGE, 'bytes 0-12/13'],
    ['BYTES=0-99', 206, PAGE, 'bytes 0-12/13'],
    ['bytes=0-9007199254740993', 206, PAGE, 'bytes 0-12/13'],
    [`bytes=0-${HUGE}`, 206, PAGE, 'bytes 0-12/13'],
    ['bytes=13-', 416, '', 'bytes */13'],
    ['bytes=99-', 416, '', 'bytes */13'],
    ['bytes=9007199254740993-', 416, '', 'bytes */13'],
    [`bytes=${HUGE}-`, 416, '', 'bytes */13'],
    ['bytes=-0', 416, '', 'bytes */13'],
    ['bytes=5-2', 200, PAGE, undefined],
    ['bytes=0-1,3-4', 200, PAGE, undefined],
    ['bytes=-', 200, PAGE, undefined],
    ['bytes=a-b', 200, PAGE, undefined],
    ['bytes=x-5', 200, PAGE, undefined],
    ['bytes=0x1-5', 200, PAGE, undefined],
    ['bytes', 200, PAGE, undefined],
    ['lines=1-2', 200, PAGE, undefined],
  ])('answers %s with status %i', async (range, status, body, contentRange) => {
    const answer = await get('/', {Range: range});
    expect(answer).toMatchObject({status, body});
    expect(answer.headers['content-range']).toBe(contentRange);
    expect(answer.headers['content-length']).toBe(String(body.length));
  });

  it('sends the part only of the file that the reader has a part of', async () => {
    const ask = (condition: string) =>
      get('/', {Range: 'bytes=0-3', ...withEtag({'If-Range': condition})});
    expect(await ask('ETAG')).toMatchObject({status: 206, body: '<h1>'});
    expect(await ask(SECOND)).toMatchObject({status: 206, body: '<h1>'});
    for (const condition of ['"old"', 'W/ETAG', SECOND_BEFORE]) {
      expect(await ask(condition)).toMatchObject({status: 200, body: PAGE});
    }
  });

  it('does not apply them to HEAD', async () => {
    const {status, headers} = await get('/', {Range: 'bytes=0-3'}, 'HEAD');
    expect(status).toBe(200);
    expect(headers['content-length']).toBe('13');
    expect(headers).not.toHaveProperty('content-range');
  });

  it('finds no part in an empty file, which is sent as a whole', async () => {
    expect(await get('/empty.txt')).toMatchObject({status: 200, body: ''});
    expect(await get('/empty.txt', {Range: 'bytes=0-'})).toMatchObject({status: 416});
  });
});

function withEtag(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace('ETAG', etag)]),
  );
}
