import {parseTree, printParseErrorCode, type Node, type ParseError} from 'jsonc-parser';

const MAX_DEPTH = 200;
const TOO_DEEP = `Values are nested more than ${MAX_DEPTH} levels deep.`;

/** A JSON value that knows where it begins (`at`: offset into the text). */
export type JsonNode =
  | {
      readonly kind: 'object';
      readonly at: number;
      readonly members: readonly JsonMember[];
    }
  | {readonly kind: 'array'; readonly at: number; readonly items: readonly JsonNode[]}
  | {readonly kind: 'string'; readonly at: number; readonly value: string}
  | {readonly kind: 'number'; readonly at: number; readonly value: number}
  | {readonly kind: 'boolean'; readonly at: number; readonly value: boolean}
  | {readonly kind: 'null'; readonly at: number};

export interface JsonMember {
  readonly name: string;
  readonly at: number;
  readonly value: JsonNode;
}

/** What is wrong with a text that should be JSON, and at which offset. */
export class JsonError extends Error {
  override readonly name = 'JsonError';
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

/**
 * Parses JSON, or JSON with comments and commas before a bracket, and keeps the place of every value,
 * which `JSON.parse` does not return; a name written twice in one object is an error. Throws JsonError.
 */
export function parseJson(text: string, withComments = false): JsonNode {
  const errors: ParseError[] = [];
  try {
    const root = parseTree(text, errors, {
      disallowComments: !withComments,
      allowTrailingComma: withComments,
    });
    const [error] = errors;
    if (error) throw toJsonError(text, error);
    if (root) return toNode(root, 0);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw new JsonError(TOO_DEEP, 0);
}

/** Shows at most one character of the text, because a config file may contain a password. */
function toJsonError(text: string, {error, offset}: ParseError): JsonError {
  const [first = '', ...rest] = printParseErrorCode(error).split(/(?=[A-Z])/);
  const message = [first, ...rest.map((word) => word.toLowerCase())].join(' ');
  const character = text[offset];
  const found = character === undefined ? 'the end of the text' : `"${character}"`;
  return new JsonError(
    message.endsWith(' expected') ? `${message}, found ${found}.` : `${message}.`,
    offset,
  );
}

function toNode(node: Node, depth: number): JsonNode {
  const {type, offset: at, children = []} = node;
  const value: unknown = node.value;
  if (depth > MAX_DEPTH) throw new JsonError(TOO_DEEP, at);
  switch (type) {
    case 'object': {
      const members = children.map(({offset, children: [name, child] = []}) => ({
        name: String(name?.value),
        at: offset,
        value: toNode(child!, depth + 1),
      }));
      assertDistinct(members);
      return {kind: 'object', at, members};
    }
    case 'array':
      return {kind: 'array', at, items: children.map((item) => toNode(item, depth + 1))};
    case 'string':
      return {kind: 'string', at, value: String(value)};
    case 'number':
      return {kind: 'number', at, value: Number(value)};
    case 'boolean':
      return {kind: 'boolean', at, value: value === true};
    default:
      return {kind: 'null', at};
  }
}

function assertDistinct(members: readonly JsonMember[]): void {
  const names = new Set<string>();
  for (const {name, at} of members) {
    if (names.has(name)) {
      throw new JsonError(`The name "${name}" is written twice in one object.`, at);
    }
    names.add(name);
  }
}
