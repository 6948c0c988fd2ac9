import {printClosure, printSchemaFile} from 'graphql-api-model';
import {toFeeds} from '../pages/changes/toFeeds';
import {createCollection} from './createCollection';
import {printJson} from 'graphql-examples/programs';
import type {Content} from './createContent';
import {printAtom} from './printAtom';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Where a build writes its files. */
interface OutputSite {
  readonly outDir: string;
  readonly baseUrl: string;
  /** The origin of the site. */
  readonly url: string;
}

/** Writes the files beside the pages: the schema of each state and each operation, the collection of requests, and the feeds. */
export function writeFiles(content: Content, site: OutputSite): void {
  const {context, toRender, earlier = []} = content;
  const {entries, model, permalinks, requestOf, schemaFile} = context;
  for (const {context: own} of [content, ...earlier]) {
    writeAtAddress(own.permalinks.schemaFile, printSchemaFile(own.model), site);
  }
  for (const {kind, element} of entries) {
    if (element.kind !== 'field' || !schemaFile?.has(element.coordinate)) continue;
    const href = `${permalinks.entry(kind, element.name)}.graphql`;
    writeAtAddress(href, printClosure(model, {kind, element}), site);
  }
  if (requestOf) {
    const collection = createCollection(context, requestOf);
    writeAtAddress(permalinks.collectionFile, `${printJson(collection)}\n`, site);
  }
  for (const feed of toRender(context.t)(toFeeds(context))) {
    writeAtAddress(feed.href, printAtom(feed, site.url), site);
  }
}

/** Writes a file of the built site by its address, which begins with the base URL. */
function writeAtAddress(
  href: string,
  content: string | Buffer,
  {outDir, baseUrl}: OutputSite,
): void {
  const file = path.join(outDir, href.slice(baseUrl.length));
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
}
