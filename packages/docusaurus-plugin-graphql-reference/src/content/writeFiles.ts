import {isOperationKind, printClosure, printSchemaFile} from 'graphql-api-model';
import {findCoordinates} from 'graphql-samples';
import {toFeeds} from '../pages/changes/toFeeds';
import {createCollection} from './createCollection';
import {printJson} from 'graphql-examples/programs';
import type {Content} from './createContent';
import {printAtom} from './printAtom';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Tokens of the file of an operation. */
const MOST_TOKENS = 12_000;

/** Where a build writes its files. */
interface OutputSite {
  readonly outDir: string;
  readonly baseUrl: string;
  /** The origin of the site. */
  readonly url: string;
}

/** Writes the files beside the pages: the schema of each state and each operation, the collection of requests, and the feeds. */
export function writeFiles(content: Content, site: OutputSite): void {
  const {context, reference, documentsOf, toRender, earlier = []} = content;
  const {entries, model, permalinks, requestOf, schemaFile} = context;
  for (const {context: own} of [content, ...earlier]) {
    writeAtAddress(own.permalinks.schemaFile, printSchemaFile(own.model), site);
  }
  for (const {kind, element} of entries) {
    if (element.kind !== 'field' || !isOperationKind(kind)) continue;
    if (!schemaFile?.has(element.coordinate)) continue;
    const href = `${permalinks.entry(kind, element.name)}.graphql`;
    const used = documentsOf(kind, element.name).flatMap((document) =>
      findCoordinates(document, reference.schema),
    );
    const rest = `The complete types are in ${permalinks.schemaFile}.`;
    const closure = printClosure(model, {kind, element}, {most: MOST_TOKENS, used, rest});
    writeAtAddress(href, closure, site);
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
