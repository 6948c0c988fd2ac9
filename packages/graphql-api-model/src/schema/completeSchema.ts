import {
  GraphQLOneOfDirective,
  GraphQLSpecifiedByDirective,
  getDirectiveValues,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  valueFromAST,
  valueFromASTUntyped,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
} from 'graphql';

/** Gives a schema what its document says and graphql-js does not read from there. */
export function completeSchema(schema: GraphQLSchema): void {
  completeDefaults(schema);
  completeExtensions(schema);
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
  const ofTypes = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isInputObjectType(type)) return Object.values(type.getFields());
    const hasFields = isObjectType(type) || isInterfaceType(type);
    return hasFields ? Object.values(type.getFields()).flatMap(({args}) => args) : [];
  });
  return [...ofTypes, ...schema.getDirectives().flatMap(({args}) => args)];
}

/** What a type's extensions in the same document say of the type itself. */
function completeExtensions(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    for (const node of type.extensionASTNodes) {
      if (isScalarType(type)) {
        const specifiedBy = getDirectiveValues(GraphQLSpecifiedByDirective, node);
        type.specifiedByURL ??= specifiedBy?.['url'] as string | undefined;
      } else if (isInputObjectType(type)) {
        type.isOneOf ||= getDirectiveValues(GraphQLOneOfDirective, node) !== undefined;
      }
    }
  }
}
