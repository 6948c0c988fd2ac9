import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {compressDirectory} from '../../build/compressDirectory';
import {markGenerated, replaceDirectory} from 'graphql-reference/output';
import {countEachTestAsFault} from './countFaults';
import {startServer, writeFiles, type TestServer} from './startServer';

countEachTestAsFault();

const READERS = 40;
const SWAPS = 15;
const URLS = ['/', '/docs/intro', '/assets/main.js', '/nope'];

let server: TestServer;

beforeEach(async () => {
  server = await startServer(filesOf(0));
  await markGenerated(server.directory);
});

afterEach(() => server.close());

it('answers every request while builds are swapped in', async () => {
  let isOver = false;
  let answered = 0;
  const wrong = new Set<string>();
  const read = async (_: unknown, reader: number): Promise<void> => {
    const encoding = ['br', 'gzip', 'identity'][reader % 3]!;
    for (let turn = reader; !isOver; turn += 1) {
      const url = URLS[turn % URLS.length]!;
      const {status, headers, bytes} = await server.get(url, {
        'Accept-Encoding': encoding,
      });
      answered += 1;
      const expected = url === '/nope' ? 404 : 200;
      if (status !== expected || headers['content-length'] !== String(bytes.length)) {
        wrong.add(`${url} ${status}, ${bytes.length} bytes`);
      }
    }
  };
  const readers = Promise.all(Array.from({length: READERS}, read));
  for (let swap = 1; swap <= SWAPS; swap += 1) {
    const next = `${server.directory}.next`;
    await writeFiles(next, filesOf(swap));
    await compressDirectory(next);
    await markGenerated(next);
    await replaceDirectory(next, server.directory, 'Delete it.');
  }
  isOver = true;
  await readers;
  expect([...wrong]).toEqual([]);
  expect(answered).toBeGreaterThan(READERS);
  expect(await server.get('/')).toMatchObject({body: filesOf(SWAPS)['index.html']});
});

/** Each build has files of another size, so that a mixture of two is noticed. */
function filesOf(build: number): Record<string, string> {
  const text = `of build ${build} `.repeat(200 + build);
  return {
    'index.html': `<h1>Home</h1>${text}`,
    '404.html': `<h1>Page Not Found</h1>${text}`,
    [path.join('docs', 'intro.html')]: `<h1>Introduction</h1>${text}`,
    [path.join('assets', 'main.js')]: `// ${text}`,
  };
}
