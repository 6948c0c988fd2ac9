import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  describeSchema,
  lazy,
  loadSchema,
  memoize,
  type SearchPage,
} from 'graphql-api-model';
import {toMarkdownHref} from 'docusaurus-plugin-markdown-pages/toMarkdownHref';
import {
  createEngine,
  FORMAT_VERSION,
  fromReferenceGroup,
  type IndexFile,
  type Manifest,
  MANIFEST_PATH,
  type TextsFile,
} from 'docusaurus-theme-instant-search/engine';
import {CommandError} from 'graphql-samples/command';
import type {Reference} from './Reference';

const ADVICE = 'Build the site again, or name the files of its schema.';

/** Whether a folder is a built site. */
export function isSite(directory: string): boolean {
  return existsSync(path.join(directory, 'index.html'));
}

/** Reads a built site as a reference, and again when it is built again. Throws CommandError for a wrong one. */
export function openSite(directory: string): () => Reference {
  const toReference = memoize((file: string): Reference => {
    const index = readJson(path.join(directory, file)) as IndexFile;
    const pages = index.reference.flatMap(fromReferenceGroup);
    const baseUrl = findBaseUrl(pages, directory);
    const toFile = (href: string): string =>
      path.join(directory, path.posix.join('/', href.slice(baseUrl.length)));
    const engine = lazy(() => {
      const {textsFile} = index;
      if (textsFile === undefined) return createEngine(index);
      const texts = readJson(path.join(directory, textsFile)) as TextsFile;
      return createEngine({...index, ...texts});
    });
    const knownApis = lazy(() => {
      const files = index.reference.flatMap(({folder}) =>
        listParents(folder).map((parent) => toFile(`${parent}schema.graphql`)),
      );
      return [...new Set(files)].filter(existsSync).map((schemaFile) => {
        const {schema} = loadSchema({schema: schemaFile, lenient: true, directory});
        return {schema, model: describeSchema(schema)};
      });
    });
    return {
      pages: () => pages,
      search: (query) => engine().search(query),
      printPage: (href) => {
        const file = toFile(toMarkdownHref(href, baseUrl));
        return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
      },
      listSections: (href) =>
        (
          index.guides.find(({url}) => url.replace(/(?<=.)\/$/, '') === href)?.sections ??
          []
        )
          .filter(([anchor]) => anchor !== '')
          .map(([anchor, heading]) => [anchor, heading]),
      knownApis,
      apis: () => {
        if (knownApis().length > 0) return knownApis();
        throw new CommandError(`${directory} has no schema.graphql. ${ADVICE}`);
      },
    };
  });
  return () => {
    const {version, file} = readJson(path.join(directory, MANIFEST_PATH)) as Pick<
      Manifest,
      'file'
    > & {readonly version: unknown};
    if (version === FORMAT_VERSION) return toReference(file);
    throw new CommandError(
      `${path.join(directory, MANIFEST_PATH)} has format ${String(version)}, not ${String(FORMAT_VERSION)}. ${ADVICE}`,
    );
  };
}

/** `/docs/` of `/docs/graphql/types/space` is a parent, and so is `/`. */
function listParents(href: string): readonly string[] {
  return [...href.matchAll(/\//g)].map(({index}) => href.slice(0, index + 1));
}

/** Addresses begin with the base URL of the site, its files do not. */
function findBaseUrl(pages: readonly SearchPage[], directory: string): string {
  const href = pages[0]?.url.replace(/#.*/s, '') ?? '';
  const baseUrl = listParents(href).find((base) =>
    existsSync(path.join(directory, toMarkdownHref(href, base).slice(base.length))),
  );
  if (baseUrl !== undefined) return baseUrl;
  throw new CommandError(
    `${directory} has no page of a reference as Markdown. ${ADVICE}`,
  );
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new CommandError(
      `${file}, the index for search, is missing or is not JSON. ${ADVICE}`,
    );
  }
}
