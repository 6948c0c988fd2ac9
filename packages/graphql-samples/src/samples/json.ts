import type {JsonMember, JsonNode} from 'graphql-api-model';

export type ObjectNode = Extract<JsonNode, {readonly kind: 'object'}>;

/** The members of a response in the specification. */
export const RESPONSE_PARTS = ['data', 'errors', 'extensions'];

/** Whether JSON has the parts of a response and no others. */
export function isResponse(json: JsonNode): boolean {
  return (
    json.kind === 'object' &&
    json.members.some(({name}) => name === 'data' || name === 'errors') &&
    json.members.every(({name}) => RESPONSE_PARTS.includes(name))
  );
}

export function findMember(node: JsonNode, name: string): JsonMember | undefined {
  return node.kind === 'object'
    ? node.members.find((member) => member.name === name)
    : undefined;
}

/** Prints a value for messages. */
export function show(node: JsonNode): string {
  switch (node.kind) {
    case 'null':
      return 'null';
    case 'object':
      return 'an object';
    case 'array':
      return 'a list';
    default:
      return JSON.stringify(node.value);
  }
}

/** The value that `JSON.parse` returns. */
export function toValue(node: JsonNode): unknown {
  switch (node.kind) {
    case 'null':
      return null;
    case 'object':
      return Object.fromEntries(
        node.members.map(({name, value}) => [name, toValue(value)]),
      );
    case 'array':
      return node.items.map(toValue);
    default:
      return node.value;
  }
}
