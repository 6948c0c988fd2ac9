import {
  Kind,
  valueFromASTUntyped,
  type FieldNode,
  type GraphQLField,
  type OperationDefinitionNode,
} from 'graphql';
import type {JsonNode} from 'graphql-api-model';
import {toValue} from './scalars';

/** What the values of a request are read with. */
interface Request {
  readonly operation?: OperationDefinitionNode;
  readonly variables?: JsonNode;
}

/** The value that a field gets for an argument; undefined where the samples do not tell. */
export function readArgument(
  {arguments: nodes}: FieldNode,
  field: GraphQLField<unknown, unknown>,
  name: string,
  request: Request,
): unknown {
  const value = nodes?.find((node) => node.name.value === name)?.value;
  if (!value) {
    return field.args.find((argument) => argument.name === name)?.defaultValue;
  }
  return value.kind === Kind.VARIABLE
    ? readVariable(value.name.value, request)
    : valueFromASTUntyped(value);
}

function readVariable(name: string, {operation, variables}: Request): unknown {
  const sent =
    variables?.kind === 'object'
      ? variables.members.find((member) => member.name === name)
      : undefined;
  if (sent) return toValue(sent.value);
  const definition = operation?.variableDefinitions?.find(
    ({variable}) => variable.name.value === name,
  );
  return definition?.defaultValue && valueFromASTUntyped(definition.defaultValue);
}
