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

/** Whether a response has data, and neither errors nor null instead of all data. */
export function isDataAlone(json: JsonNode): boolean {
  const data = findMember(json, 'data')?.value;
  return data?.kind === 'object' && findMember(json, 'errors') === undefined;
}

export function findMember(node: JsonNode, name: string): JsonMember | undefined {
  return node.kind === 'object'
    ? node.members.find((member) => member.name === name)
    : undefined;
}

/** Prints a value for messages. */
export function show(node: JsonNode): string {
  return showValue(toValue(node));
}

/** Prints a value of `JSON.parse` for messages. */
export function showValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null
    ? 'an object'
    : JSON.stringify(value);
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
