const MAX_DEPTH = 200;
const SCALAR =
  // eslint-disable-next-line no-control-regex -- JSON allows no bare control character
  /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|(?:true|false|null)\b/y;

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
 * Parses JSON and keeps the place of every value, which `JSON.parse` does not return; a name
 * written twice in one object is an error. Throws JsonError.
 */
export function parseJson(text: string): JsonNode {
  const reader = new JsonReader(text);
  const value = reader.readValue(0);
  reader.expectEnd();
  return value;
}

class JsonReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  readValue(depth: number): JsonNode {
    const at = this.#skipSpace();
    if (depth > MAX_DEPTH) {
      throw new JsonError(`Values are nested more than ${MAX_DEPTH} levels deep.`, at);
    }
    if (this.#passes('{')) {
      const members = this.#readList('}', () => this.#readMember(depth));
      assertDistinct(members);
      return {kind: 'object', at, members};
    }
    if (this.#passes('[')) {
      return {
        kind: 'array',
        at,
        items: this.#readList(']', () => this.readValue(depth + 1)),
      };
    }
    const value = this.#readScalar('a value');
    if (typeof value === 'string') return {kind: 'string', at, value};
    if (typeof value === 'number') return {kind: 'number', at, value};
    return value === null ? {kind: 'null', at} : {kind: 'boolean', at, value};
  }

  expectEnd(): void {
    if (this.#skipSpace() < this.#text.length) this.#unexpected('the end of the text');
  }

  #readMember(depth: number): JsonMember {
    const at = this.#skipSpace();
    if (this.#text[at] !== '"') this.#unexpected('a name in double quotes');
    const name = String(this.#readScalar('a name'));
    if (!this.#passes(':')) this.#unexpected('":"');
    return {name, at, value: this.readValue(depth + 1)};
  }

  #readList<Item>(end: string, read: () => Item): readonly Item[] {
    const items: Item[] = [];
    while (!this.#passes(end)) {
      if (items.length > 0 && !this.#passes(',')) this.#unexpected(`"," or "${end}"`);
      items.push(read());
    }
    return items;
  }

  #readScalar(expected: string): string | number | boolean | null {
    SCALAR.lastIndex = this.#at;
    const raw = SCALAR.exec(this.#text)?.[0];
    if (raw === undefined) this.#unexpected(expected);
    this.#at += raw.length;
    return JSON.parse(raw) as string | number | boolean | null;
  }

  #passes(character: string): boolean {
    if (this.#text[this.#skipSpace()] !== character) return false;
    this.#at++;
    return true;
  }

  #skipSpace(): number {
    while (/[ \t\r\n]/.test(this.#text[this.#at] ?? '')) this.#at++;
    return this.#at;
  }

  #unexpected(expected: string): never {
    const character = this.#text[this.#at];
    const found = character === undefined ? 'the end of the text' : `"${character}"`;
    throw new JsonError(
      character === '"' && expected.startsWith('a ')
        ? 'The string is not closed, or has an escape or character that JSON forbids.'
        : `Expected ${expected}, found ${found}.`,
      this.#at,
    );
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
