import {beforeEach, expect, it, vi} from 'vitest';
import {indexOf, toPages} from '../../../__tests__/searchSite';
import {FORMAT_VERSION} from '../../../format/indexFile';
import type {Request, Response as Answer} from '../openEngine';
import {findSearchBase} from '../findSearchBase';
import {createSearchClient, type Status} from '../searchClient';
import '../worker';

const {onmessage} = globalThis as unknown as {
  readonly onmessage: (event: {readonly data: Request}) => void;
};

/** Runs the code of the worker in this process. */
class FakeWorker {
  static all: FakeWorker[] = [];
  static isSilent = false;
  onmessage!: (event: {readonly data: Answer}) => void;
  onerror!: (event: Pick<Event, 'preventDefault'>) => void;
  isTerminated = false;

  constructor() {
    FakeWorker.all.push(this);
    vi.stubGlobal('postMessage', (data: Answer) => this.onmessage({data}));
  }
  postMessage(data: Request): void {
    if (!FakeWorker.isSilent) onmessage({data});
  }
  terminate(): void {
    this.isTerminated = true;
  }
}

const MANIFEST = {version: FORMAT_VERSION, file: 'assets/search/index.1.json'};
const INDEX = indexOf(toPages('type Space { id: ID }'));

/** Serves the files of a site below `/base/`. */
function serve(files: Readonly<Record<string, string>>): void {
  vi.stubGlobal('fetch', ({href, origin}: URL, {mode}: RequestInit) => {
    expect({origin, mode}).toEqual({origin: location.origin, mode: 'same-origin'});
    const url = href.slice(origin.length);
    const text = files[url.replace(/^\/base\//u, '')];
    const status = text === undefined ? 404 : 200;
    return Promise.resolve(new Response(text ?? '', {status}));
  });
}

const withIndex = (index: unknown) => ({
  'search-index.json': JSON.stringify(MANIFEST),
  [MANIFEST.file]: JSON.stringify(index),
});

beforeEach(() => {
  FakeWorker.all = [];
  FakeWorker.isSilent = false;
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('navigator', {});
  serve(withIndex(INDEX));
});

it('loads the index that the manifest names once, and searches it', async () => {
  const client = createSearchClient();
  const seen: Status[] = [client.getStatus()];
  const end = client.subscribe(() => seen.push(client.getStatus()));
  const search = await client.load('/base/');
  expect(await client.load('/base/')).toBe(search);
  expect(seen).toEqual(['idle', 'loading', 'ready']);
  end();
  const [found, nothing] = await Promise.all([search('spa'), search('qqq')]);
  expect([found.total, nothing.total]).toEqual([1, 0]);
  const marks = found.groups.flatMap(({results}) => results.map((row) => row.marks));
  expect(marks).toEqual([{title: [[0, 3]], parent: [], summary: []}]);
  expect(seen).toHaveLength(3);
});

it('loads another index for a page that names one, and ends the worker of the first', async () => {
  const earlier = indexOf(toPages('type Space { id: ID } type SpaceOfOld { id: ID }'));
  serve({
    ...withIndex(INDEX),
    'api/1/search-index.json': JSON.stringify(MANIFEST),
    [`api/1/${MANIFEST.file}`]: JSON.stringify(earlier),
  });
  document.body.innerHTML = '<main><p data-search-base="/base/api/1/"></p></main>';
  const client = createSearchClient();
  await client.load('/base/');
  const base = findSearchBase('/base/');
  const search = await client.load(base);
  expect(await client.load(base)).toBe(search);
  expect((await search('space')).total).toBe(2);
  expect(FakeWorker.all.map(({isTerminated}) => isTerminated)).toEqual([true, false]);
  document.body.innerHTML = '<div data-search-base="/x/"></div>';
  expect((await (await client.load(findSearchBase('/base/')))('space')).total).toBe(1);
});

it.each([
  ['is missing', {}],
  ['has no manifest that can be read', {'search-index.json': '{'}],
  ['has an empty manifest', {'search-index.json': 'null'}],
  [
    'has another format',
    {'search-index.json': JSON.stringify({...MANIFEST, version: FORMAT_VERSION + 1})},
  ],
  ['is empty', {...withIndex(''), [MANIFEST.file]: ''}],
  ['is a list', withIndex([])],
  ['is null', withIndex(null)],
  ['has nothing but its version', withIndex({version: FORMAT_VERSION})],
  ['has a guide without sections', withIndex({...INDEX, guides: [{}]})],
])('fails where the index %s, and loads it on the next attempt', async (_, files) => {
  serve(files);
  const client = createSearchClient();
  await expect(client.load('/base/')).rejects.toThrow('The index is missing or wrong.');
  expect(client.getStatus()).toBe('failed');
  vi.stubGlobal('navigator', {});
  serve(withIndex(INDEX));
  await client.load('/base/');
  expect(client.getStatus()).toBe('ready');
});

it('fails where only a query shows the index to be wrong', async () => {
  // An anchor of half a character has no address.
  const pages = [['Space', '', ['x\ud800']]];
  const reference = [{kind: 'object', folder: '/types/', suffix: '', pages}];
  serve(withIndex({...INDEX, reference, summaries: undefined}));
  const client = createSearchClient();
  const search = await client.load('/base/');
  await expect(search('Space.x')).rejects.toThrow('The index is missing or wrong.');
  expect(client.getStatus()).toBe('failed');
});

it('replaces a worker that hangs, and ignores its late responses', async () => {
  const client = createSearchClient();
  FakeWorker.isSilent = true;
  void client.load('/base/');
  FakeWorker.isSilent = false;
  const loaded = client.restart('/base/');
  FakeWorker.all[0]!.onmessage({data: {id: 1, isFailed: true}});
  await loaded;
  expect(client.getStatus()).toBe('ready');
  expect(FakeWorker.all.map(({isTerminated}) => isTerminated)).toEqual([true, false]);
});

it('runs in the page where no worker can be created', async () => {
  vi.stubGlobal('Worker', undefined);
  const client = createSearchClient();
  const search = await client.load('/base/');
  expect(client.getStatus()).toBe('ready');
  expect((await search('space')).total).toBe(1);
});

it('runs in the page where the worker fails, and keeps the error out of the console', async () => {
  FakeWorker.isSilent = true;
  const client = createSearchClient();
  const loaded = client.load('/base/');
  const preventDefault = vi.fn();
  FakeWorker.all[0]!.onerror({preventDefault});
  expect((await (await loaded)('space')).total).toBe(1);
  expect(preventDefault).toHaveBeenCalledOnce();
  expect(FakeWorker.all[0]!.isTerminated).toBe(true);
});

const GUIDE = {
  kind: 'guide',
  title: 'Keys',
  url: '/keys',
  sections: [['', '', 'Read this.', 'rotat each year']],
} as const;
const withTexts = (texts: object = {}) => ({
  ...withIndex({...indexOf([], [GUIDE]), textsFile: 'texts.json'}),
  ...texts,
});
const TEXTS = {version: FORMAT_VERSION, texts: [['Read this. Rotate it each year.']]};

it.each([
  ['fetched', {'texts.json': JSON.stringify(TEXTS)}, 'Rotate it each year.'],
  ['missing', {}, 'Read this.'],
  ['of another version', {'texts.json': '{"version": 0}'}, 'Read this.'],
])(
  'shows the sentence that matches once texts are there: %s',
  async (_, texts, summary) => {
    serve(withTexts(texts));
    const search = await createSearchClient().load('/base/');
    const show = async (withExcerpts?: boolean) => {
      const {groups, lacksExcerpts} = await search('rotate', withExcerpts);
      return [groups[0]?.results[0]?.summary, lacksExcerpts];
    };
    expect(await show()).toEqual(['Read this.', true]);
    expect(await show(true)).toEqual([summary, undefined]);
    expect(await show()).toEqual([summary, undefined]);
  },
);
