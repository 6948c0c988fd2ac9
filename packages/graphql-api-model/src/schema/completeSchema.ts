import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  valueFromAST,
  valueFromASTUntyped,
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
} from 'graphql';
import {getDefault} from './getDefault';

/**
 * Gives a schema what its document defines and graphql-js does not read from there: defaults that do not
 * fit their type, which servers let pass, for an input without one would count as required; and the
 * default reason of a schema that defines `@deprecated` itself.
 */
export function completeSchema(schema: GraphQLSchema): void {
  const deprecated = schema.getDirective('deprecated');
  const given = deprecated?.args.find(({name}) => name === 'reason');
  const reason = given && getDefault(given);
  for (const member of membersOf(schema)) {
    const literal = 'defaultValue' in member && member.astNode?.defaultValue;
    if (literal) {
      member.defaultValue ??=
        valueFromAST(literal, member.type) ?? valueFromASTUntyped(literal);
    }
    const applied = member.astNode?.directives?.find(
      ({name}) => name.value === 'deprecated',
    );
    if (applied && !applied.arguments?.some(({name}) => name.value === 'reason')) {
      if (typeof reason === 'string') member.deprecationReason = reason;
    }
  }
}

type Member =
  | GraphQLArgument
  | GraphQLInputField
  | GraphQLField<unknown, unknown>
  | GraphQLEnumValue;

/** All fields, arguments, input fields and enum values. */
function membersOf(schema: GraphQLSchema): readonly Member[] {
  const ofTypes = Object.values(schema.getTypeMap()).flatMap((type): Member[] => {
    if (isEnumType(type)) return [...type.getValues()];
    if (isInputObjectType(type)) return Object.values(type.getFields());
    const hasFields = isObjectType(type) || isInterfaceType(type);
    const fields = hasFields ? Object.values(type.getFields()) : [];
    return fields.flatMap((field) => [field, ...field.args]);
  });
  return [...ofTypes, ...schema.getDirectives().flatMap(({args}) => args)];
}
