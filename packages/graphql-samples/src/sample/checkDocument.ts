import {GraphQLError} from 'graphql';
import {checkExcerpt} from './checkExcerpt';
import {checkLiterals} from './checkLiterals';
import {checkOperations, offsetOf} from './checkOperations';
import {isExecutable, parseDocument} from './parseDocument';
import {toError, type Issue, type SchemaContext} from './types';

/** How a document stands in its text. */
interface DocumentUse {
  /** Whether fragments of it stand elsewhere. */
  readonly isPartial?: boolean;
  /** Whether definitions are an excerpt of the schema; otherwise they are passed over. */
  readonly hasExcerpts?: boolean;
}

/** Checks GraphQL as operations or as an excerpt of the schema. */
export function checkDocument(
  code: string,
  context: SchemaContext,
  {isPartial = false, hasExcerpts = true}: DocumentUse = {},
): readonly Issue[] {
  const document = parseDocument(code);
  if (document instanceof GraphQLError) {
    return [toError(document.message, offsetOf(document))];
  }
  if (!isExecutable(document)) {
    return hasExcerpts ? checkExcerpt(document, code, context) : [];
  }
  const issues = checkOperations(document, context.schema, isPartial);
  return issues.some(({severity}) => severity === 'error')
    ? issues
    : [...issues, ...checkLiterals(document, context)];
}
