import type {GraphQLError} from 'graphql';
import {nearestName} from './nearestName';
import {ownerOfDefault} from './ownerOfDefault';
import type {SchemaFile} from './readSchemaFile';
import type {Problem} from './SchemaError';
import {KEYWORDS} from './withAmpersands';

/** A syntax error of graphql-js, with what to write instead where that can be told. */
export function explainSyntaxError(
  error: GraphQLError,
  {name, text}: SchemaFile,
): Problem {
  const message = error.message.replace(/^Syntax Error: /, '');
  const places = (error.locations ?? []).map((at) => ({file: name, ...at, text}));
  const at = error.positions?.[0] ?? 0;
  const owner = message.startsWith('Expected Name, found String')
    ? ownerOfDefault(text, at)
    : undefined;
  if (owner !== undefined) {
    return {
      message: `Syntax error in the default of "${owner}": ${message}`,
      places,
      advice: 'Names in values stand without quotes: {x: 1}.',
    };
  }
  const advice = adviceFor(message, text.slice(0, at));
  return {message: `Syntax error: ${message}`, places, ...(advice && {advice})};
}

/** Says which word was expected where graphql-js only says which one was not. */
function adviceFor(message: string, before: string): string | undefined {
  if (message === 'Expected Name, found "}".' && /\{[\s,]*$/.test(before)) {
    return 'Write at least one member between the braces, or leave out the braces.';
  }
  const word = /^Unexpected Name "(\w+)"/.exec(message)?.[1];
  if (word === undefined) return undefined;
  if (/\bon\s+\|?(?:\s*\w+\s*\|)*\s*$/.test(before)) {
    return 'Expected a directive location such as FIELD_DEFINITION.';
  }
  const near = nearestName(word, KEYWORDS);
  const expected = `Expected a definition: ${KEYWORDS.join(', ')}.`;
  return near === undefined ? expected : `Did you mean "${near}"? ${expected}`;
}
