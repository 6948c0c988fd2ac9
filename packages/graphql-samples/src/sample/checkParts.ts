import type {JsonNode} from 'graphql-api-model';
import {checkDocument} from './checkDocument';
import {findMember} from './checkErrors';
import {checkJson} from './checkJson';
import {checkQueryText, checkRequest, isRequest} from './checkRequest';
import {checkUploads} from './checkUploads';
import type {InnerPart} from './inside/types';
import {parseOperations} from './parseDocument';
import {readJson} from './readJson';
import type {Requests} from './Requests';
import type {Issue, SchemaContext} from './types';

/** Checks GraphQL inside a block of another language. */
export function checkPart(
  part: InnerPart,
  requests: Requests,
  context: SchemaContext,
): readonly Issue[] {
  switch (part.kind) {
    case 'document':
      return checkInner(part, requests, context);
    case 'query':
      addOperations(part.code, requests);
      return checkQueryText(part.code, part.variables, context);
    case 'request':
      return checkBody(part, context);
    case 'response':
      return checkAnswer(part.code, requests, context);
  }
}

function checkInner(
  {code, isPartial}: Extract<InnerPart, {readonly kind: 'document'}>,
  requests: Requests,
  context: SchemaContext,
): readonly Issue[] {
  addOperations(code, requests);
  return checkDocument(code, context, {
    isPartial,
    // The definitions of a program are those of a server, not of this schema.
    hasExcerpts: context.blocks === 'closed',
  });
}

function addOperations(code: string, requests: Requests): void {
  const document = parseOperations(code);
  if (document) requests.addEmbedded(document);
}

/** A body of another service is none of GraphQL. */
function checkBody(
  {code, map}: Extract<InnerPart, {readonly kind: 'request'}>,
  context: SchemaContext,
): readonly Issue[] {
  const json = readJson(code);
  if ('severity' in json) return /"query"\s*:/.test(code) ? [json] : [];
  if (!isRequest(json)) return [];
  const files = map === undefined ? undefined : readJson(map);
  return [
    ...checkRequest(json, code, context),
    ...(files === undefined
      ? []
      : 'severity' in files
        ? [files]
        : checkUploads(files, json)),
  ];
}

/** The answer of another service has neither data nor errors. */
function checkAnswer(
  code: string,
  requests: Requests,
  context: SchemaContext,
): readonly Issue[] {
  const json = readJson(code);
  if ('severity' in json || !looksLikeAnswer(json)) return [];
  return requests.nearest().length === 1 || !findMember(json, 'data')
    ? checkJson(json, {part: 'response', invalid: false}, requests, context)
    : [];
}

/** Whether JSON has what answers have, and nothing else. */
export function looksLikeAnswer(json: JsonNode): boolean {
  if (json.kind !== 'object' || json.members.length === 0) return false;
  const names = json.members.map(({name}) => name);
  return (
    names.some((name) => name === 'data' || name === 'errors') &&
    names.every((name) => ['data', 'errors', 'extensions'].includes(name))
  );
}
