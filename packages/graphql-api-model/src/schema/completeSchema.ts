import {
  DEFAULT_DEPRECATION_REASON,
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

/** Gives a schema what its document says and graphql-js does not read from there. */
export function completeSchema(schema: GraphQLSchema): void {
  completeDefaults(schema);
  completeReasons(schema);
}

/** Uses the default reason of a schema that defines `@deprecated` itself. */
function completeReasons(schema: GraphQLSchema): void {
  const reason = schema.getDirective('deprecated')?.args.find(isReason)?.defaultValue;
  if (typeof reason !== 'string' || reason === DEFAULT_DEPRECATION_REASON) return;
  for (const member of membersOf(schema)) {
    const applied = member.astNode?.directives?.find(
      ({name}) => name.value === 'deprecated',
    );
    if (applied && !applied.arguments?.some(({name}) => name.value === 'reason')) {
      member.deprecationReason = reason;
    }
  }
}

function isReason({name}: GraphQLArgument): boolean {
  return name === 'reason';
}

/**
 * Lets every input that is written with a default have one. Where a default does not fit its
 * type, which servers let pass, graphql-js has none, and the input would count as required.
 */
function completeDefaults(schema: GraphQLSchema): void {
  for (const input of inputsOf(schema)) {
    const literal = input.astNode?.defaultValue;
    if (!literal || input.defaultValue !== undefined) continue;
    input.defaultValue =
      valueFromAST(literal, input.type) ?? valueFromASTUntyped(literal);
  }
}

function inputsOf(
  schema: GraphQLSchema,
): readonly (GraphQLArgument | GraphQLInputField)[] {
  return membersOf(schema).filter((member) => 'defaultValue' in member);
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
