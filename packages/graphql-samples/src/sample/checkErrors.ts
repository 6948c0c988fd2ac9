import type {JsonMember, JsonNode} from 'graphql-api-model';
import {show} from './checkLeaf';
import {suggest} from './suggest';
import {toError, type Issue, type SchemaContext} from './types';

export type ObjectNode = Extract<JsonNode, {readonly kind: 'object'}>;

/** What the specification knows of an error. */
const MEMBERS = ['message', 'locations', 'path', 'extensions'];
const PLACES = ['line', 'column'];

/** Checks the form of each error of an answer: members, places and the code. */
export function checkErrors(node: JsonNode, context: SchemaContext): readonly Issue[] {
  if (node.kind !== 'array' || node.items.length === 0) {
    return [toError('"errors" must be a list with at least one error.', node.at)];
  }
  return node.items.flatMap((item, index) =>
    checkError(item, `errors[${index}]`, context),
  );
}

export function findMember(node: JsonNode, name: string): JsonMember | undefined {
  return node.kind === 'object'
    ? node.members.find((member) => member.name === name)
    : undefined;
}

/** The code of an error, where it is a text. */
export function codeOf(error: JsonNode): JsonMember | undefined {
  const extensions = findMember(error, 'extensions')?.value;
  return extensions && findMember(extensions, 'code');
}

function checkError(
  item: JsonNode,
  path: string,
  context: SchemaContext,
): readonly Issue[] {
  if (item.kind !== 'object' || findMember(item, 'message')?.value.kind !== 'string') {
    return [toError(`"${path}" must be an object with a string "message".`, item.at)];
  }
  const locations = findMember(item, 'locations')?.value;
  const where = findMember(item, 'path')?.value;
  const extensions = findMember(item, 'extensions')?.value;
  return [
    ...checkMembers(item, MEMBERS, path),
    ...(locations ? checkLocations(locations, `${path}.locations`) : []),
    ...(where && !isPath(where)
      ? [
          toError(
            `"${path}.path" must be a list of names and indexes, not ${show(where)}.`,
            where.at,
          ),
        ]
      : []),
    ...(extensions && extensions.kind !== 'object'
      ? [
          toError(
            `"${path}.extensions" must be an object, not ${show(extensions)}.`,
            extensions.at,
          ),
        ]
      : []),
    ...checkCode(item, path, context),
  ];
}

function checkMembers(
  {members}: ObjectNode,
  known: readonly string[],
  path: string,
): readonly Issue[] {
  return members
    .filter(({name}) => !known.includes(name))
    .map(({name, at}) =>
      toError(
        `"${path}" has no "${name}"; an error has ${known.map((each) => `"${each}"`).join(', ')}.${suggest(name, known)}`,
        at,
      ),
    );
}

function checkLocations(node: JsonNode, path: string): readonly Issue[] {
  const isRight =
    node.kind === 'array' &&
    node.items.every((item) =>
      PLACES.every((name) => {
        const value = findMember(item, name)?.value;
        return value?.kind === 'number' && value.value >= 1;
      }),
    );
  return isRight
    ? []
    : [toError(`"${path}" must be a list of objects with "line" and "column".`, node.at)];
}

/** Names, and indexes of lists. */
function isPath(node: JsonNode): boolean {
  return (
    node.kind === 'array' &&
    node.items.every(
      (item) =>
        item.kind === 'string' ||
        (item.kind === 'number' && Number.isInteger(item.value) && item.value >= 0),
    )
  );
}

function checkCode(
  error: JsonNode,
  path: string,
  {codes, blocks}: SchemaContext,
): readonly Issue[] {
  const extensions = findMember(error, 'extensions')?.value;
  const code = codeOf(error);
  if (!codes || codes.length === 0 || extensions?.kind !== 'object') return [];
  if (!code) return blocks === 'closed' ? withoutCode(extensions, path) : [];
  return code.value.kind === 'string' && codes.includes(code.value.value)
    ? []
    : [
        toError(
          `"${path}.extensions.code" is no error code: ${show(code.value)}.${code.value.kind === 'string' ? suggest(code.value.value, codes) : ''}`,
          code.value.at,
        ),
      ];
}

function withoutCode({members, at}: ObjectNode, path: string): readonly Issue[] {
  const hint = members.map(({name}) => suggest(name, ['code'])).join('');
  return [toError(`"${path}.extensions" has no "code".${hint}`, at)];
}
