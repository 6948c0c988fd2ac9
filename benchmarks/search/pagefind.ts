import {mkdtemp, readFile, readdir, stat} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Engine} from './engine';
import {toTextDocuments} from './engine';

interface PagefindIndex {
  addCustomRecord(record: object): Promise<{readonly errors: readonly string[]}>;
  writeFiles(options: {readonly outputPath: string}): Promise<unknown>;
}
interface PagefindBuilder {
  createIndex(): Promise<{readonly index: PagefindIndex}>;
  close(): Promise<unknown>;
}
interface PagefindClient {
  options(options: {readonly basePath: string}): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<{readonly results: readonly PagefindResult[]}>;
}
interface PagefindResult {
  data(): Promise<{readonly meta: {readonly title: string}}>;
}

const BASE = 'https://search.invalid/pagefind/';
const MOST_FOUND = 10;

export const pagefind: Engine = {
  name: 'Pagefind',
  settings: 'default',
  async load(pages, peersDir) {
    const folder = await mkdtemp(join(tmpdir(), 'pagefind-'));
    await writeBundle(folder, pages, peersDir);
    serveFromDisk(folder);
    const start = performance.now();
    const client = (await import(
      pathToFileURL(join(folder, 'pagefind.js')).href
    )) as PagefindClient;
    await client.options({basePath: BASE});
    await client.init();
    const loadTime = performance.now() - start;
    return {
      // Its files come compressed; a reader fetches some of them for each query.
      indexBytes: await sizeOf(folder),
      loadTime,
      search: async (query) => {
        const {results} = await client.search(query);
        const found = await Promise.all(
          results.slice(0, MOST_FOUND).map((result) => result.data()),
        );
        return found.map(({meta}) => ({page: meta.title}));
      },
    };
  },
};

async function writeBundle(
  folder: string,
  pages: Parameters<typeof toTextDocuments>[0],
  peersDir: string,
): Promise<void> {
  const entry = join(peersDir, 'node_modules/pagefind/lib/index.js');
  const builder = (await import(pathToFileURL(entry).href)) as PagefindBuilder;
  const {index} = await builder.createIndex();
  for (const {id, title, text} of toTextDocuments(pages)) {
    await index.addCustomRecord({
      url: `/${id}`,
      content: `${title} ${text}`,
      language: 'en',
      meta: {title},
    });
  }
  await index.writeFiles({outputPath: folder});
  await builder.close();
}

/** Its browser half fetches; here from the folder that was just written. */
function serveFromDisk(folder: string): void {
  const fetchElsewhere = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString();
    if (!url.startsWith(BASE)) return fetchElsewhere(input, init);
    const path = new URL(url).pathname.slice(new URL(BASE).pathname.length);
    return new Response(await readFile(join(folder, path)));
  };
}

async function sizeOf(folder: string): Promise<number> {
  const files = await readdir(folder, {recursive: true});
  const data = files.filter((file) => /\.(?:pf_\w+|pagefind)$|entry\.json$/u.test(file));
  const sizes = await Promise.all(data.map((file) => stat(join(folder, file))));
  return sizes.reduce((sum, {size}) => sum + size, 0);
}
