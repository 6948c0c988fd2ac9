import {GraphQLError, Kind, parseConstValue, type ConstValueNode} from 'graphql';
import type {JsonPart} from './JsonPart';
import {placeOfLocation} from './placeOf';
import type {Problem} from './SchemaError';

/**
 * The default of an argument or input field as the literal that the server wrote, not as a
 * value of its type: an enum's name in quotes, a number beyond JavaScript's and a field of
 * a custom scalar stay what they are. What is not a literal is kept as text, and told.
 */
export function parseDefault(
  part: JsonPart,
  coordinate: string,
  warn: (warning: Problem) => void,
): ConstValueNode | undefined {
  const text = part.text('defaultValue');
  if (text === undefined) return undefined;
  try {
    return parseConstValue(text, {noLocation: true});
  } catch (error) {
    warn({
      message: `The default of "${coordinate}" is not written as GraphQL writes values.${reason(error)}`,
      places: [placeOfLocation(part.location('defaultValue'))],
      advice:
        'It is shown as the server gives it. Expected for example {name: "text", role: ADMIN}.',
    });
    // Of all nodes that of an enum value is printed as it stands.
    return {kind: Kind.ENUM, value: text};
  }
}

function reason(error: unknown): string {
  if (!(error instanceof GraphQLError)) return ' It is nested too deeply.';
  return ` ${error.message.replace(/^Syntax Error: /, '')}`;
}
