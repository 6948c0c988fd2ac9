import type {Location} from 'graphql';
import type {Locate} from './createLocator';
import type {JsonNode} from './parseJson';
import {placeOfLocation} from './placeOf';
import {SchemaError} from './SchemaError';

type JsonObject = Extract<JsonNode, {kind: 'object'}>;

const ADVICE =
  'Expected the whole answer to the introspection query of your version of GraphQL.';

/**
 * An object of an introspection result. Members that are missing and members that are null
 * are the same, for servers differ; a member of another kind is a SchemaError with its place.
 */
export class JsonPart {
  readonly #node: JsonObject;
  readonly #locate: Locate;

  constructor(node: JsonObject, locate: Locate) {
    this.#node = node;
    this.#locate = locate;
  }

  text(name: string): string | undefined {
    return this.#find(name, 'string', 'a text')?.value;
  }

  flag(name: string): boolean | undefined {
    return this.#find(name, 'boolean', 'true or false')?.value;
  }

  part(name: string): JsonPart | undefined {
    const node = this.#find(name, 'object', 'an object');
    return node && new JsonPart(node, this.#locate);
  }

  parts(name: string): readonly JsonPart[] | undefined {
    return this.#items(name)?.map((item) =>
      item.kind === 'object'
        ? new JsonPart(item, this.#locate)
        : this.#fail(item.at, `"${name}" holds something that is not an object.`),
    );
  }

  texts(name: string): readonly string[] | undefined {
    return this.#items(name)?.map((item) =>
      item.kind === 'string'
        ? item.value
        : this.#fail(item.at, `"${name}" holds something that is not a text.`),
    );
  }

  /** As `text`, for a member that no answer lacks; so are the two that follow. */
  needText(name: string): string {
    return this.text(name) ?? this.#missing(name);
  }

  needPart(name: string): JsonPart {
    return this.part(name) ?? this.#missing(name);
  }

  needParts(name: string): readonly JsonPart[] {
    return this.parts(name) ?? this.#missing(name);
  }

  /** Where the value of a member begins, or the object itself. */
  location(name?: string): Location {
    const member = this.#node.members.find((known) => known.name === name);
    return this.#locate(member?.value.at ?? this.#node.at, 1);
  }

  fail(message: string): never {
    return this.#fail(this.#node.at, message);
  }

  #missing(name: string): never {
    return this.fail(`"${name}" is missing.`);
  }

  #items(name: string): readonly JsonNode[] | undefined {
    return this.#find(name, 'array', 'a list')?.items;
  }

  #find<Kind extends JsonNode['kind']>(
    name: string,
    kind: Kind,
    words: string,
  ): Extract<JsonNode, {kind: Kind}> | undefined {
    const value = this.#node.members.find((member) => member.name === name)?.value;
    if (!value || value.kind === 'null') return undefined;
    if (!isOfKind(value, kind)) this.#fail(value.at, `"${name}" is not ${words}.`);
    return value;
  }

  #fail(at: number, message: string): never {
    const places = [placeOfLocation(this.#locate(at, 1))];
    throw new SchemaError([{message, places, advice: ADVICE}]);
  }
}

function isOfKind<Kind extends JsonNode['kind']>(
  node: JsonNode,
  kind: Kind,
): node is Extract<JsonNode, {kind: Kind}> {
  return node.kind === kind;
}
