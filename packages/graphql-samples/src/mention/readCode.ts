import type {GraphQLSchema} from 'graphql';
import {isEnumType} from 'graphql';
import {suggest} from '../sample/suggest';
import {countEdits} from './countEdits';

/** What a piece of inline code says about the codes of a schema's errors. */
export interface CodeMention {
  /** The code that it names. */
  readonly code?: string;
  /** What is wrong, when it is nearly a code. */
  readonly problem?: string;
}

/** Codes are written in capitals; shorter words are near to too many others. */
const SHAPE = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/;
const SHORTEST = 5;
/** From so many letters on, two may be wrong. */
const LONG = 8;

/**
 * Reads inline code as a mention of an error code. What differs from one by a letter or two is a
 * mistake, unless the schema has a type or an enum value of the name.
 */
export function readCode(
  text: string,
  codes: readonly string[],
  schema: GraphQLSchema,
): CodeMention | undefined {
  if (codes.includes(text)) return {code: text};
  if (text.length < SHORTEST || !SHAPE.test(text)) return undefined;
  const limit = text.length < LONG ? 1 : 2;
  const near = codes.filter((code) => isLike(text, code, limit));
  return near.length === 0 || isName(text, schema)
    ? undefined
    : {problem: `There is no error code "${text}".${suggest(text, near)}`};
}

/** A word more or less makes another name: `M_FORBIDDEN` is one of another API. */
function isLike(text: string, code: string, limit: number): boolean {
  const countWords = (name: string): number => name.split('_').length;
  const isSpacing = text.replaceAll('_', '') === code.replaceAll('_', '');
  return (
    isSpacing ||
    (countWords(text) === countWords(code) && countEdits(text, code) <= limit)
  );
}

function isName(text: string, schema: GraphQLSchema): boolean {
  return Object.values(schema.getTypeMap()).some(
    (type) =>
      type.name === text || (isEnumType(type) && type.getValue(text) !== undefined),
  );
}
