import {SchemaError, type Problem} from './SchemaError';

export const INTROSPECTION_ADVICE =
  'Expected the whole response to the introspection query of your version of GraphQL.';

/** Gets warnings, and mistakes beside which others can be found. */
type Log = (problem: Problem, isMistake?: boolean) => void;

/**
 * An object of an introspection result, with its path for messages. Members that are missing and
 * members that are null are the same, for servers differ; one of another kind is a SchemaError.
 */
export class JsonPart {
  readonly #value: object;
  readonly #path: string;
  readonly #log: Log;

  constructor(value: object, path: string, log: Log) {
    this.#value = value;
    this.#path = path;
    this.#log = log;
  }

  text(name: string): string | undefined {
    return this.#find(name, isText, 'a string');
  }

  flag(name: string): boolean | undefined {
    return this.#find(name, (value) => typeof value === 'boolean', 'true or false');
  }

  texts(name: string): readonly string[] | undefined {
    const isTexts = (value: unknown): value is string[] =>
      Array.isArray(value) && value.every(isText);
    return this.#find(name, isTexts, 'a list of strings');
  }

  part(name: string): JsonPart | undefined {
    const value = this.#find(name, isObject, 'an object');
    return value && new JsonPart(value, `${this.#path}.${name}`, this.#log);
  }

  /** Entries that are null are left out, with a warning. */
  parts(name: string): readonly JsonPart[] | undefined {
    const isList = (value: unknown): value is (object | null)[] =>
      Array.isArray(value) && value.every((item) => item === null || isObject(item));
    const list = this.#find(name, isList, 'a list of objects');
    const nulls = list?.filter((item) => item === null) ?? [];
    if (list && nulls.length > 0) {
      const share = `${nulls.length} of ${list.length} entries`;
      this.warn(`"${name}" contains null: ${share}.`, 'The rest is used.');
    }
    return list?.flatMap((item, index) =>
      item ? new JsonPart(item, `${this.#path}.${name}[${index}]`, this.#log) : [],
    );
  }

  /** As `parts`, for a member that no response lacks. */
  needParts(name: string): readonly JsonPart[] {
    return this.parts(name) ?? this.missing(name);
  }

  /** As `text`, likewise. */
  needText(name: string): string {
    return this.text(name) ?? this.missing(name);
  }

  warn(message: string, advice: string): void {
    this.#log({message: `${this.#path}: ${message}`, advice});
  }

  reject(message: string): void {
    this.#log({message: `${this.#path}: ${message}`, advice: INTROSPECTION_ADVICE}, true);
  }

  missing(name: string): never {
    return this.fail(`"${name}" is missing.`);
  }

  fail(message: string): never {
    const advice = INTROSPECTION_ADVICE;
    throw new SchemaError({message: `${this.#path}: ${message}`, advice});
  }

  #find<Value>(
    name: string,
    is: (value: unknown) => value is Value,
    words: string,
  ): Value | undefined {
    const value = (this.#value as Readonly<Record<string, unknown>>)[name] ?? undefined;
    if (value === undefined || is(value)) return value;
    return this.fail(`"${name}" is not ${words}.`);
  }
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
