import type {JsonNode} from 'graphql-api-model';
import type {Issue} from '../report/issue';
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
      const issues = checkOperations(part, context);
      return issues.some(({severity}) => severity === 'error')
        ? issues
        : [...issues, ...checkLiterals(part.document, context)];
    }
    case 'definitions':
      // The definitions in a program may be those of another schema.
      return block.isOwn || context.strict ? checkExcerpt(part.document, context) : [];
    case 'variables': {
      const owner = above.find(block.marks);
      if ('severity' in owner) return [owner];
      above.addVariables(owner.operation);
      return checkVariables(part.json, owner, context);
    }
    case 'response': {
      const owner = above.find(block.marks);
      if (!('severity' in owner)) return checkResponse(part.json, owner, context);
      return isForAnyOperation(part.json, scope)
        ? checkForm(part.json, context)
        : [owner];
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

/** Whether JSON is a response without data, where no operation is above it. */
function isForAnyOperation(json: JsonNode, {above, block}: Scope): boolean {
  return (
    block.marks.operation === undefined &&
    above.nearest().length === 0 &&
    findMember(json, 'errors') !== undefined &&
    findMember(json, 'data') === undefined
  );
}
