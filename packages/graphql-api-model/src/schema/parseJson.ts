const MAX_DEPTH = 200;

// eslint-disable-next-line no-control-regex -- JSON allows no bare control character
const STRING = /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y;

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
 * Parses JSON and keeps the place of every value, which `JSON.parse` does not tell; a name
 * written twice in one object is an error. Throws JsonError.
 */
export function parseJson(text: string): JsonNode {
  const reader = new JsonReader(text);
  const value = reader.readValue(0);
  reader.expectEnd();
  return value;
}

class JsonReader {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  readValue(depth: number): JsonNode {
    this.skipSpace();
    if (depth > MAX_DEPTH) {
      this.fail(`Values are nested more than ${MAX_DEPTH} levels deep.`);
    }
    switch (this.text[this.at]) {
      case '{':
        return this.readObject(depth);
      case '[':
        return this.readArray(depth);
      case '"':
        return {kind: 'string', at: this.at, value: this.readString()};
      default:
        return this.readNumber() ?? this.readWord() ?? this.unexpected('a value');
    }
  }

  expectEnd(): void {
    this.skipSpace();
    if (this.at < this.text.length) {
      this.unexpected('the end of the text');
    }
  }

  private readObject(depth: number): JsonNode {
    const at = this.at++;
    const members: JsonMember[] = [];
    const names = new Set<string>();
    while (!this.closes('}', members.length)) {
      const nameAt = this.at;
      if (this.text[nameAt] !== '"') {
        this.unexpected('a name in double quotes');
      }
      const name = this.readString();
      if (names.has(name)) {
        throw new JsonError(`The name "${name}" is written twice in one object.`, nameAt);
      }
      names.add(name);
      this.expect(':');
      members.push({name, at: nameAt, value: this.readValue(depth + 1)});
    }
    return {kind: 'object', at, members};
  }

  private readArray(depth: number): JsonNode {
    const at = this.at++;
    const items: JsonNode[] = [];
    while (!this.closes(']', items.length)) {
      items.push(this.readValue(depth + 1));
    }
    return {kind: 'array', at, items};
  }

  /** Passes the bracket and tells so, or passes the comma before a further item. */
  private closes(bracket: string, count: number): boolean {
    this.skipSpace();
    if (this.text[this.at] === bracket) {
      this.at++;
      return true;
    }
    if (count > 0) {
      if (this.text[this.at] !== ',') {
        this.unexpected(`"," or "${bracket}"`);
      }
      this.at++;
      this.skipSpace();
    }
    return false;
  }

  private readString(): string {
    const raw = this.match(STRING);
    if (raw === undefined) {
      this.fail(
        'The string is not closed, or holds an escape or character JSON forbids.',
      );
    }
    return JSON.parse(raw) as string;
  }

  private readNumber(): JsonNode | undefined {
    const at = this.at;
    const raw = this.match(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y);
    return raw === undefined ? undefined : {kind: 'number', at, value: Number(raw)};
  }

  private readWord(): JsonNode | undefined {
    const at = this.at;
    const word = this.match(/(?:true|false|null)\b/y);
    if (word === undefined) {
      return undefined;
    }
    return word === 'null'
      ? {kind: 'null', at}
      : {kind: 'boolean', at, value: word === 'true'};
  }

  private expect(character: string): void {
    this.skipSpace();
    if (this.text[this.at] !== character) {
      this.unexpected(`"${character}"`);
    }
    this.at++;
  }

  private skipSpace(): void {
    this.match(/[ \t\r\n]*/y);
  }

  private match(sticky: RegExp): string | undefined {
    sticky.lastIndex = this.at;
    const found = sticky.exec(this.text)?.[0];
    this.at += found?.length ?? 0;
    return found;
  }

  private unexpected(expected: string): never {
    const character = this.text[this.at];
    const found = character === undefined ? 'the end of the text' : `"${character}"`;
    this.fail(`Expected ${expected}, found ${found}.`);
  }

  private fail(message: string): never {
    throw new JsonError(message, this.at);
  }
}
