import {
  codeFrame,
  JsonError,
  lineAndColumn,
  parseJson,
  ReportError,
  type JsonNode,
} from 'graphql-api-model';
import {suggest} from '../sample/suggest';
import {toNumbers} from './numbers';

/** What a vocabulary says at one place of its file. */
export interface Entry {
  readonly text: string;
  /** The group of a name, or what a fact is about. */
  readonly group: string;
  readonly line: number;
  readonly column: number;
  readonly frame: string;
}

/** The names beside those of a schema that texts may use, and the facts that they must keep to. */
export interface Vocabulary {
  /** What messages call it. */
  readonly file: string;
  readonly names: readonly Entry[];
  /** Statements with numbers, as texts have them: `12 levels`. */
  readonly facts: readonly Entry[];
}

const PARTS = ['names', 'facts'] as const;

/**
 * Reads a vocabulary, as in
 * `{"names": {"headers": ["Retry-After"]}, "facts": {"depth": ["12 levels"]}}`.
 *
 * @param text - The JSON of its file.
 * @param file - What messages call the file.
 * @throws ReportError with the first thing in it that is no vocabulary.
 */
export function readVocabulary(text: string, file: string): Vocabulary {
  const fail = (message: string, at: number): never => {
    const {line, column} = lineAndColumn(text, at);
    const frame = codeFrame(text, line, column);
    throw new ReportError(`${file}:${line}:${column} error: ${message}\n${frame}`);
  };
  const root = parse(text, fail);
  if (root.kind !== 'object') return fail('A vocabulary is an object.', root.at);
  const unknown = root.members.find(({name}) => !PARTS.some((part) => part === name));
  if (unknown) {
    const hint = suggest(unknown.name, PARTS) || ' Write "names" or "facts".';
    return fail(`A vocabulary has no "${unknown.name}".${hint}`, unknown.at);
  }
  const entriesOf = (part: (typeof PARTS)[number]): readonly Entry[] => {
    const node = root.members.find(({name}) => name === part)?.value;
    return node ? readGroups(node, part, {text, fail}) : [];
  };
  const vocabulary = {file, names: entriesOf('names'), facts: entriesOf('facts')};
  return vocabulary;
}

type Fail = (message: string, at: number) => never;

interface Source {
  readonly text: string;
  readonly fail: Fail;
}

function parse(text: string, fail: Fail): JsonNode {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof JsonError) {
      return fail(`The vocabulary is not JSON: ${error.message}`, error.at);
    }
    throw error;
  }
}

function readGroups(
  node: JsonNode,
  part: (typeof PARTS)[number],
  {text, fail}: Source,
): readonly Entry[] {
  if (node.kind !== 'object') {
    return fail(`"${part}" is an object with a list for each group.`, node.at);
  }
  const seen = new Map<string, string>();
  return node.members.flatMap(({name: group, value}) => {
    if (value.kind !== 'array') return fail(`"${group}" is a list of texts.`, value.at);
    return value.items.map((item): Entry => {
      if (item.kind !== 'string' || item.value.trim() === '') {
        return fail(`"${group}" is a list of texts that are not empty.`, item.at);
      }
      const other = seen.get(item.value);
      if (other !== undefined) {
        return fail(`"${item.value}" stands in "${other}", too. Write it once.`, item.at);
      }
      if (part === 'facts' && toNumbers(item.value).length === 0) {
        return fail(
          `"${item.value}" has no number in digits, so it is no fact.`,
          item.at,
        );
      }
      seen.set(item.value, group);
      const {line, column} = lineAndColumn(text, item.at);
      const frame = codeFrame(text, line, column);
      return {text: item.value, group, line, column, frame};
    });
  });
}
