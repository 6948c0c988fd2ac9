import {codeFrame, lineAndColumn} from 'graphql-api-model';
import {listBoundNames} from '../mention/boundNames';
import {parseName} from '../mention/parseName';
import {readMention} from '../mention/readMention';
import {resolveName, resolveNear, type NameWorld} from '../mention/resolveName';
import type {Finding, Sample} from '../sample/types';
import {toContext, type SampleSchema} from '../schemas';
import type {Entry} from '../vocabulary/readVocabulary';
import {readDiagram} from './readDiagram';
import {readFrontMatter} from './readFrontMatter';
import type {TreeContent} from './readTree';
import {START, type TreeSource} from './treeSource';

/** How the names of a text fit its schemas. */
interface NamesReport {
  /** How many pieces of inline code name an element or a code of the schema. */
  readonly mentions: number;
  /** The words of the vocabulary that the text uses. */
  readonly used: readonly Entry[];
  readonly findings: readonly Finding[];
}

/** A text that may be a name, and where it begins in the file. */
interface Place {
  readonly text: string;
  readonly line: number;
  readonly column: number;
  readonly frame: () => string;
  /** What to do where the name is right. */
  readonly advice: string;
}

/** What a place says. */
interface Reading {
  readonly place: Place;
  readonly coordinate?: string;
  readonly code?: string;
  /** The word of the vocabulary. */
  readonly word?: string;
  readonly problem?: string;
}

const ESCAPE = 'Write `!…` if it is not meant as a name of the schema.';
const DECLARE = 'If it is right, declare it in the vocabulary.';

interface Schemas {
  /** The schema that the text belongs to. */
  readonly own: SampleSchema;
  readonly schemas: readonly SampleSchema[];
}

/**
 * Checks the inline code of a text, and in a closed world the names of its other parts. Which words of the
 * vocabulary a text uses is told in either world.
 */
export function checkNames(
  content: TreeContent,
  samples: readonly Sample[],
  source: TreeSource,
  {own, schemas}: Schemas,
): NamesReport {
  const isClosed = own.names === 'closed';
  const bound = isClosed ? listBoundNames(samples) : new Set<string>();
  const worlds = [own, ...schemas.filter((one) => one !== own)].map((one) =>
    toWorld(one, bound),
  );
  const inline = readInlineCode(content, source).map(
    (place): Reading => ({
      place,
      ...readMention(place.text, own.schema, own.codes),
    }),
  );
  const open =
    isClosed || own.vocabulary?.names.length
      ? [
          ...inline.filter(({problem}) => problem === undefined).map(({place}) => place),
          ...readFrontMatterNames(content, source),
          ...readDiagrams(samples, bound),
        ]
      : [];
  const resolved = open.map(
    (place): Reading => ({
      place,
      ...resolve(place.text, worlds),
    }),
  );
  const words = new Set(resolved.flatMap(({word}) => word ?? []));
  return {
    mentions: inline.filter(({coordinate, code}) => (coordinate ?? code) !== undefined)
      .length,
    used: own.vocabulary?.names.filter(({text}) => words.has(text)) ?? [],
    findings: [...inline, ...(isClosed ? resolved : [])].flatMap(({problem, place}) =>
      problem === undefined ? [] : toFinding(problem, place, source, own),
    ),
  };
}

function toWorld(schema: SampleSchema, bound: ReadonlySet<string>): NameWorld {
  const {codes = [], scopes = [], vocabulary} = schema;
  const own = vocabulary?.names.map(({text}) => text) ?? [];
  return {...toContext(schema), words: new Set([...codes, ...scopes, ...own]), bound};
}

/** What the first of the schemas finds that knows the name. */
function resolve(
  text: string,
  worlds: readonly NameWorld[],
): {readonly word?: string; readonly problem?: string} {
  const [first] = worlds;
  if (!first || text.startsWith('!')) return {};
  const name = parseName(text);
  if (!name) return resolveNear(text, first);
  const found = worlds.map((world) => resolveName(text, name, world));
  return found.find(({problem}) => problem === undefined) ?? found[0] ?? {};
}

function readInlineCode(
  {inlineCode}: TreeContent,
  {text, origin = START}: TreeSource,
): readonly Place[] {
  return inlineCode.map(({node, line, column}) => ({
    text: node.value,
    line: origin.line + line - 1,
    column: origin.column + column - 1,
    frame: () => codeFrame(text, line, column, origin.line),
    advice: ESCAPE,
  }));
}

function readFrontMatterNames(
  {frontMatter}: TreeContent,
  {text, origin = START}: TreeSource,
): readonly Place[] {
  if (!frontMatter) return [];
  // The first line of front matter is that of its fence.
  const first = (frontMatter.position?.start.line ?? 1) + 1;
  return readFrontMatter(frontMatter.value).map(({text: name, at}) => {
    const place = lineAndColumn(frontMatter.value, at);
    const line = place.line + first - 1;
    return {
      text: name,
      line: origin.line + line - 1,
      column: place.column,
      frame: () => codeFrame(text, line, place.column, origin.line),
      advice: DECLARE,
    };
  });
}

function readDiagrams(
  samples: readonly Sample[],
  bound: ReadonlySet<string>,
): readonly Place[] {
  return samples
    .filter(({language, meta}) => language === 'mermaid' && !isUnchecked(meta))
    .flatMap(({code, line: first, column: indent}) => {
      const {names, bound: own} = readDiagram(code);
      return names
        .filter(({text}) => !own.includes(text) && !bound.has(text))
        .map(({text, at}) => {
          const {line, column} = lineAndColumn(code, at);
          return {
            text,
            line: first + line - 1,
            column: indent + column - 1,
            frame: () => codeFrame(code, line, column, first),
            advice: DECLARE,
          };
        });
    });
}

function isUnchecked(meta: string): boolean {
  return /(?:^|\s)unchecked=/.test(meta);
}

function toFinding(
  message: string,
  {line, column, frame, advice}: Place,
  {file}: TreeSource,
  schema: SampleSchema,
): Finding {
  return {
    severity: 'error',
    rule: 'name',
    schema: schema.name,
    message: `${message} ${advice}`,
    file,
    line,
    column,
    frame: frame(),
  };
}
