/** The three modules in which Docusaurus tells the browser of every route. */
export interface GeneratedRoutes {
  readonly routes: string;
  readonly registry: string;
  readonly routesChunkNames: string;
}

export interface Collapse {
  /** The paths of the routes that the browser need not know. */
  readonly paths: ReadonlySet<string>;
  /** The paths of the routes that stand for them. */
  readonly documentPaths: readonly string[];
  /** The module that makes such a route load its document. */
  readonly wrapperModule: string;
}

type ChunkNames = string | readonly ChunkNames[] | {readonly [key: string]: ChunkNames};

/** A leaf route at the top level, as Docusaurus 3.9.2 writes it. */
const LEAF =
  /^ {2}\{\n {4}path: '(.+)',\n {4}component: ComponentCreator\('.+', '(\w+)'\),\n {4}exact: true(?:,\n {4}.+)*\n {2}\},\n/gm;

function explain(problem: string): Error {
  return new Error(
    `docusaurus-plugin-graphql-reference could not collapse the routes of the browser's bundle: ${problem} ` +
      'Docusaurus may generate other code than version 3.9.2 does. ' +
      'Set the option "collapseRoutes" to false to build without it.',
  );
}

function listChunks(names: ChunkNames): readonly string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(listChunks);
}

function collapseRouteList(
  source: string,
  collapse: Collapse,
): {code: string; keys: Set<string>} {
  const keys = new Set<string>();
  const code = source.replace(LEAF, (text, written: string, hash: string) => {
    const path = written.replaceAll("\\'", "'");
    if (!collapse.paths.has(path)) return text;
    keys.add(`${path}-${hash}`);
    return '';
  });
  if (keys.size !== collapse.paths.size) {
    throw explain(
      `${collapse.paths.size} routes were added, ${keys.size} of them were found in routes.js.`,
    );
  }
  return {code, keys};
}

/** Wraps the component of one document route. */
function wrapDocumentRoute(code: string, documentPath: string): string {
  const creator = `ComponentCreator('${documentPath.replaceAll("'", "\\'")}', '`;
  const parts = code.split(creator);
  if (parts.length !== 2) {
    throw explain(
      `the route "${documentPath}" stands ${parts.length - 1} times in routes.js.`,
    );
  }
  const [before = '', after = ''] = parts;
  return `${before}withDocument(${creator}${after.replace("')", "'))")}`;
}

function collapseChunkNames(
  source: string,
  keys: ReadonlySet<string>,
): {json: string; unused: ReadonlySet<string>} {
  const all = JSON.parse(source) as Record<string, ChunkNames>;
  const missing = [...keys].filter((key) => !(key in all));
  if (missing.length > 0) {
    throw explain(`routesChunkNames.json does not have "${missing[0]}".`);
  }
  const rest = Object.entries(all).filter(([key]) => !keys.has(key));
  const used = new Set(rest.flatMap(([, names]) => listChunks(names)));
  const unused = Object.entries(all)
    .filter(([key]) => keys.has(key))
    .flatMap(([, names]) => listChunks(names))
    .filter((name) => !used.has(name));
  return {json: JSON.stringify(Object.fromEntries(rest)), unused: new Set(unused)};
}

/** An entry of the registry; what closes the object stands behind the last one, on its line. */
const ENTRY = /^ {2}"([^"]+)": \[.*\],(?:\n|(?=\};))/gm;

function collapseRegistry(source: string, unused: ReadonlySet<string>): string {
  let removed = 0;
  const code = source.replace(ENTRY, (text, name: string) => {
    if (!unused.has(name)) return text;
    removed += 1;
    return '';
  });
  if (removed !== unused.size) {
    throw explain(
      `${unused.size} chunks were to go, ${removed} were found in registry.js.`,
    );
  }
  return code;
}

/**
 * Takes routes out of what the browser is told, together with the chunks that only they
 * use. Throws if anything that was to go is not found exactly once.
 */
export function collapseRoutes(
  generated: GeneratedRoutes,
  collapse: Collapse,
): GeneratedRoutes {
  const {code, keys} = collapseRouteList(generated.routes, collapse);
  const {json, unused} = collapseChunkNames(generated.routesChunkNames, keys);
  return {
    routes: `import {withDocument} from ${JSON.stringify(collapse.wrapperModule)};\n${collapse.documentPaths.reduce(wrapDocumentRoute, code)}`,
    registry: collapseRegistry(generated.registry, unused),
    routesChunkNames: json,
  };
}
