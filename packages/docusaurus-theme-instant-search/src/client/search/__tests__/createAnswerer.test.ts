import {afterEach, expect, it, vi} from 'vitest';
import {indexOf, toPages} from '../../../__tests__/searchSite';
import {FORMAT_VERSION} from '../../../format/indexFile';
import {createAnswerer} from '../createAnswerer';
import type {Answer} from '../messages';

const MANIFEST = {version: FORMAT_VERSION, file: 'assets/search/index.1.json'};
const INDEX = indexOf(toPages('type Space { id: ID }'));

type Files = Readonly<Record<string, string>>;

/** Serves these files of a site below `/base/`, each as its text. */
function serve(files: Files): void {
  vi.stubGlobal('fetch', (url: string) => {
    const text = files[url.replace(/^\/base\//u, '')];
    return Promise.resolve(
      new Response(text ?? '', {status: text === undefined ? 404 : 200}),
    );
  });
}

/** What is answered to a request to load the index, and to a query after it. */
async function ask(query?: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  const handle = createAnswerer((answer) => answers.push(answer));
  handle({kind: 'load', baseUrl: '/base/'});
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  if (query !== undefined) handle({kind: 'search', id: 7, query});
  return answers;
}

afterEach(() => vi.unstubAllGlobals());

it('loads the index that the manifest names, and searches it', async () => {
  serve({
    'search-index.json': JSON.stringify(MANIFEST),
    [MANIFEST.file]: JSON.stringify(INDEX),
  });
  const [loaded, found] = await ask('space');
  expect(loaded).toEqual({kind: 'loaded'});
  expect(found).toMatchObject({kind: 'found', id: 7, response: {total: 1}});
});

const withIndex = (text: string): Files => ({
  'search-index.json': JSON.stringify(MANIFEST),
  [MANIFEST.file]: text,
});

it.each<readonly [string, Files]>([
  ['is missing', {}],
  ['has no manifest that can be read', {'search-index.json': '{'}],
  ['has an empty manifest', {'search-index.json': 'null'}],
  [
    'has another format',
    {'search-index.json': JSON.stringify({...MANIFEST, version: FORMAT_VERSION + 1})},
  ],
  ['is empty', withIndex('')],
  ['is a list', withIndex('[]')],
  ['is null', withIndex('null')],
  ['has nothing but its version', withIndex(JSON.stringify({version: FORMAT_VERSION}))],
  ['has a guide without sections', withIndex(JSON.stringify({...INDEX, guides: [{}]}))],
])('says that it failed where the index %s', async (_, files) => {
  serve(files);
  expect(await ask()).toEqual([{kind: 'failed'}]);
});

it('says that it failed where only a query shows the index to be wrong', async () => {
  const sections = [
    ['', '', '', '', ''],
    ['\ud800', 'Half a character', '', '', ''],
  ];
  const guides = [{kind: 'guide', title: 'A', url: '/a', sections}];
  serve({
    'search-index.json': JSON.stringify(MANIFEST),
    [MANIFEST.file]: JSON.stringify({...INDEX, guides}),
  });
  expect(await ask('character')).toEqual([{kind: 'loaded'}, {kind: 'failed'}]);
});

it('says that it failed where a query comes before the index', () => {
  const answers: Answer[] = [];
  createAnswerer((answer) => answers.push(answer))({kind: 'search', id: 1, query: 'a'});
  expect(answers).toEqual([{kind: 'failed'}]);
});
