import {Kind, parse, visit, type DocumentNode} from 'graphql';
import {JsonError, parseJson, type JsonNode} from 'graphql-api-model';

/** A block of code, as far as its names are concerned. */
export interface NamingBlock {
  readonly language: string;
  readonly code: string;
}

/**
 * The names that the samples of a page bind: operations, fragments, variables and aliases of
 * requests, keys of JSON, and what scripts declare.
 */
export function listBoundNames(blocks: readonly NamingBlock[]): ReadonlySet<string> {
  return new Set(blocks.flatMap(({language, code}) => READERS[language]?.(code) ?? []));
}

type Reader = (code: string) => readonly string[];

function readGraphql(code: string): readonly string[] {
  const names: string[] = [];
  visit(parseOrNothing(code), {
    OperationDefinition: ({name}) => void (name && names.push(name.value)),
    FragmentDefinition: ({name}) => void names.push(name.value),
    Variable: ({name}) => void names.push(name.value),
    Field: ({alias}) => void (alias && names.push(alias.value)),
  });
  return names;
}

function parseOrNothing(code: string): DocumentNode {
  try {
    return parse(code);
  } catch {
    return {kind: Kind.DOCUMENT, definitions: []};
  }
}

function readJson(code: string): readonly string[] {
  try {
    return keysOf(parseJson(code));
  } catch (error) {
    if (error instanceof JsonError) return [];
    throw error;
  }
}

function keysOf(node: JsonNode): readonly string[] {
  if (node.kind === 'array') return node.items.flatMap(keysOf);
  if (node.kind !== 'object') return [];
  return node.members.flatMap(({name, value}) => [name, ...keysOf(value)]);
}

/** What names nothing in a script. A comment's `//` follows no colon, as that of an address does. */
const SILENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;
const DECLARED =
  /\b(?:class|const|enum|function|interface|let|namespace|type|var)\s+(?:\{([^}]*)\}|\[([^\]]*)\]|([\w$]+))/g;
const IMPORTED = /\bimport\s+(?:type\s+)?([\w$\s,{}*]+?)\s+from\b/g;
/** A type of a file of the reader's is declared on the page, or made from the schema. */
const TYPES_OF_FILES =
  /\bimport\s+type\s+[^;'"]*?\s+from\s+['"]\.[^'"]*['"]|\btype\s+[\w$]+\s*,?(?=[^;{}]*\}\s*from\s+['"]\.)/g;
/** Keys, properties and parameters with a type. A key that is written as types are names one. */
const KEYED = /(?<![\w$])((?![A-Z][A-Za-z]*[a-z])[A-Za-z_$][\w$]*)\??:(?!:)/g;
const PARAMETERS = /\(([\w$\s,{}]*)\)\s*=>|([\w$]+)\s*=>/g;

function readScript(code: string): readonly string[] {
  const text = code.replaceAll(TYPES_OF_FILES, ' ').replaceAll(SILENT, ' ');
  return [DECLARED, IMPORTED, KEYED, PARAMETERS].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, ...groups]) =>
      groups.flatMap((group) => (group as string | undefined)?.match(/[\w$]+/g) ?? []),
    ),
  );
}

function readShell(code: string): readonly string[] {
  return [...code.matchAll(/(?:^|[\s;(])([A-Za-z_]\w*)=|\$\{?([A-Za-z_]\w*)/g)].map(
    ([, set, used]) => set ?? used ?? '',
  );
}

const READERS: Readonly<Record<string, Reader | undefined>> = {
  graphql: readGraphql,
  gql: readGraphql,
  json: readJson,
  ...Object.fromEntries(
    ['js', 'jsx', 'mjs', 'ts', 'tsx', 'javascript', 'typescript'].map((name) => [
      name,
      readScript,
    ]),
  ),
  ...Object.fromEntries(
    ['bash', 'sh', 'shell', 'console'].map((name) => [name, readShell]),
  ),
};
