import {GraphQLError, Kind, parse, type DocumentNode} from 'graphql';
import {JsonError, parseJson, type JsonNode} from 'graphql-api-model';
import {toError, type Issue} from '../report/issue';
import {canEmbed, findEmbedded, type Embedded} from './findEmbedded';
import {parseMarks, type SampleMarks} from './parseMarks';

/** A fenced code block; `line` and `column` (from 1) are those of the code's first character. */
export interface Sample {
  readonly code: string;
  readonly language: string;
  /** The words after the language, as written. */
  readonly meta: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The parsed content of a block. */
export type Part =
  | {
      readonly kind: 'operations';
      readonly document: DocumentNode;
      /** Whether fragments of it are elsewhere. */
      readonly isPartial: boolean;
    }
  | {readonly kind: 'definitions'; readonly document: DocumentNode}
  | {readonly kind: 'variables'; readonly json: JsonNode}
  | {readonly kind: 'response'; readonly json: JsonNode}
  | {readonly kind: 'unmarked'; readonly json: JsonNode | undefined}
  | {readonly kind: 'unreadable'; readonly issue: Issue};

/** A block that can contain GraphQL or JSON that belongs to it. */
export interface Block {
  readonly sample: Sample;
  readonly marks: SampleMarks;
  /** Whether the language of the block is GraphQL or JSON. */
  readonly isOwn: boolean;
  /** Empty for a block that is marked `unchecked`. */
  readonly parts: readonly Part[];
}

const INCOMPLETE =
  'The program inserts a text into the operation here, so that it cannot be checked. Write a variable of GraphQL instead, or mark the block unchecked="why".';

/** The languages of blocks that are GraphQL. */
export const GRAPHQL: ReadonlySet<string> = new Set(['graphql', 'gql', 'graphqls']);
const JSON_LANGUAGES: ReadonlySet<string> = new Set(['json', 'jsonc', 'json5']);

/** Parses a block; returns undefined for a language that contains no GraphQL. */
export function parseBlock(sample: Sample): Block | undefined {
  const {language, meta} = sample;
  const isOwn = GRAPHQL.has(language) || JSON_LANGUAGES.has(language);
  if (!isOwn && !canEmbed(language)) return undefined;
  const marks = parseMarks(meta);
  const isUnchecked = marks.unchecked !== undefined || marks.words.has('unchecked');
  return {sample, marks, isOwn, parts: isUnchecked ? [] : parseParts(sample, marks)};
}

/** Whether something of the block is checked. */
export function isSample({parts}: Block): boolean {
  return parts.some(({kind}) => kind !== 'unmarked');
}

function parseParts({code, language}: Sample, {part}: SampleMarks): readonly Part[] {
  if (GRAPHQL.has(language)) return [parseGraphql({code, isPartial: false})];
  const embedded = findEmbedded(language, code).map(parseGraphql);
  if (!JSON_LANGUAGES.has(language)) return embedded;
  const json = parseJsonSample(code, language);
  const isReadable = !('severity' in json);
  if (part) return [isReadable ? {kind: part, json} : {kind: 'unreadable', issue: json}];
  if (embedded.length > 0) return embedded;
  return [{kind: 'unmarked', json: isReadable ? json : undefined}];
}

function parseGraphql({code, isPartial, hole = Infinity}: Embedded): Part {
  try {
    const document = parse(code);
    return isExecutable(document)
      ? {kind: 'operations', document, isPartial}
      : {kind: 'definitions', document};
  } catch (error) {
    if (error instanceof GraphQLError) {
      const at = error.positions?.[0] ?? 0;
      const issue = at < hole ? toError(error.message, at) : toError(INCOMPLETE, hole);
      return {kind: 'unreadable', issue};
    }
    if (!(error instanceof RangeError)) throw error;
    const message = 'Syntax Error: The sample is nested too deeply.';
    return {kind: 'unreadable', issue: toError(message, 0)};
  }
}

function isExecutable({definitions}: DocumentNode): boolean {
  return definitions.every(
    ({kind}) => kind === Kind.OPERATION_DEFINITION || kind === Kind.FRAGMENT_DEFINITION,
  );
}

/** Comments that mark lines of a block, which readers do not see. */
const HIGHLIGHTS = /^[ \t]*\/\/[ \t]*highlight-(?:next-line|start|end)[ \t]*$/gm;
function parseJsonSample(code: string, language: string): JsonNode | Issue {
  const plain = code.replaceAll(HIGHLIGHTS, (mark) => ' '.repeat(mark.length));
  try {
    return parseJson(plain, language !== 'json');
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    return toError(`The sample is not JSON: ${error.message}`, error.at);
  }
}
