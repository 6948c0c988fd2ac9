import type {JsonNode} from 'graphql-api-model';
import {toError, type Issue} from '../report/issue';
import {findMember, show, type ObjectNode} from './json';
import {suggest} from './suggest';

/** The members of an error in the specification. */
const MEMBERS = ['message', 'locations', 'path', 'extensions'];

/** What errors are checked against. */
interface ErrorContext {
  readonly codes?: readonly string[];
  readonly strict?: boolean;
}

/** Checks the errors of a response: their members, their codes and their paths. */
export function checkErrors(
  node: JsonNode,
  data: JsonNode | undefined,
  context: ErrorContext,
): readonly Issue[] {
  if (node.kind !== 'array' || node.items.length === 0) {
    return [toError('"errors" must be a list with at least one error.', node.at)];
  }
  return node.items.flatMap((item, index) => {
    const path = `errors[${index}]`;
    const message = findMember(item, 'message')?.value;
    if (item.kind !== 'object' || message?.kind !== 'string') {
      const expected = `"${path}" must be an object with a string "message".`;
      return [toError(expected, item.at)];
    }
    return [
      ...checkMembers(item, path),
      ...checkCode(item, path, context),
      ...checkPath(findMember(item, 'path')?.value, `${path}.path`, data),
    ];
  });
}

function checkMembers({members}: ObjectNode, path: string): readonly Issue[] {
  const unknown = members.filter(({name}) => !MEMBERS.includes(name));
  const listed = MEMBERS.map((each) => `"${each}"`).join(', ');
  return unknown.map(({name, at}) => {
    const message = `"${path}" has no "${name}"; an error has ${listed}.`;
    return toError(message + suggest(name, MEMBERS), at);
  });
}

function checkCode(
  error: JsonNode,
  path: string,
  {codes = [], strict}: ErrorContext,
): readonly Issue[] {
  const extensions = findMember(error, 'extensions')?.value;
  if (codes.length === 0 || !extensions) return [];
  const code = findMember(extensions, 'code')?.value;
  if (!code) {
    return strict ? [toError(`"${path}.extensions" has no "code".`, extensions.at)] : [];
  }
  const name = code.kind === 'string' ? code.value : '';
  if (codes.includes(name)) return [];
  const message = `"${path}.extensions.code" is not an error code: ${show(code)}.`;
  return [toError(message + suggest(name, codes), code.at)];
}

/** A path must lead to the null that the error explains, or to a null above it. */
function checkPath(
  path: JsonNode | undefined,
  name: string,
  data: JsonNode | undefined,
): readonly Issue[] {
  if (!path) return [];
  if (path.kind !== 'array') {
    const message = `"${name}" must be a list of names and indexes, not ${show(path)}.`;
    return [toError(message, path.at)];
  }
  if (!data) {
    const message = `"${name}" is only valid in a response with "data".`;
    return [toError(message, path.at)];
  }
  let value = data;
  for (const step of path.items) {
    if (value.kind === 'null') return [];
    const next = findStep(value, step);
    if (!next) {
      return [toError(`"${name}": "data" has no ${show(step)} here.`, step.at)];
    }
    value = next;
  }
  return value.kind === 'null'
    ? []
    : [toError(`"${name}" leads to ${show(value)}, not to null.`, path.at)];
}

function findStep(value: JsonNode, step: JsonNode): JsonNode | undefined {
  if (step.kind === 'string') return findMember(value, step.value)?.value;
  return step.kind === 'number' && value.kind === 'array'
    ? value.items[step.value]
    : undefined;
}
