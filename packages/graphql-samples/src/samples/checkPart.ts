import type {JsonNode} from 'graphql-api-model';
import type {DocumentNode} from 'graphql';
import {isError, type Issue} from '../report/issue';
import type {Block, Part} from './block';
import {checkExcerpt} from './checkExcerpt';
import {checkLiterals} from './checkLiterals';
import {checkOperations} from './checkOperations';
import {checkForm, checkResponse} from './checkResponse';
import {checkUnmarked} from './checkUnmarked';
import {checkVariables} from './checkVariables';
import {findMember} from './json';
import type {OperationsAbove} from './OperationsAbove';
import type {SchemaContext} from './schemaContext';

/** What a part of a block is checked with. */
export interface Scope {
  readonly block: Block;
  readonly context: SchemaContext;
  readonly above: OperationsAbove;
  /** Whether the text has operations, so that its JSON probably belongs to one. */
  readonly hasOperations: boolean;
}

/** Checks one part of a block. */
export function checkPart(part: Part, scope: Scope): readonly Issue[] {
  const {above, block, context, hasOperations} = scope;
  switch (part.kind) {
    case 'operations': {
      const found = checkOperations(part, context);
      const issues = found.some(isError)
        ? found
        : [...found, ...checkLiterals(part.document, context)];
      addOperations(part.document, issues, scope);
      return issues;
    }
    case 'definitions':
      // The definitions in a program may be those of another schema.
      return block.isOwn || context.strict ? checkExcerpt(part.document, context) : [];
    case 'variables': {
      const owner = above.find(block.marks);
      if ('severity' in owner) return [owner];
      const issues = checkVariables(part.json, owner, context);
      above.addVariables(owner, part.json, issues);
      return issues;
    }
    case 'response': {
      const owner = above.find(block.marks);
      if ('severity' in owner)
        return isForAnyOperation(part.json, scope)
          ? checkForm(part.json, context)
          : [owner];
      const issues = checkResponse(part.json, owner, context);
      above.addResponse(owner, part.json, issues);
      return issues;
    }
    case 'unmarked':
      return checkUnmarked(
        part.json,
        above.nearest(),
        hasOperations && context.strict === true,
      );
    case 'unreadable':
      return [part.issue];
  }
}

/** Blocks below can have JSON of the operations. */
function addOperations(
  document: DocumentNode,
  issues: readonly Issue[],
  {block, above}: Scope,
): void {
  if (!block.isOwn) above.addEmbedded(document);
  else if (block.marks.invalid) above.add(document);
  else above.add(document, block, issues);
}

/** Whether JSON is a response without data, where no operation is above it. */
function isForAnyOperation(json: JsonNode, {above, block}: Scope): boolean {
  return (
    block.marks.operation === undefined &&
    above.nearest().length === 0 &&
    findMember(json, 'errors') !== undefined &&
    findMember(json, 'data') === undefined
  );
}
