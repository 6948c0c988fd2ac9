import {
  type DocumentNode,
  getOperationAST,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputType,
  typeFromAST,
} from 'graphql';

/** A variable of a request with its type. */
interface Input {
  readonly name: string;
  readonly type: GraphQLInputType;
}

/** Lists the variables of a document with one operation. */
export function listInputs(
  schema: GraphQLSchema,
  document: DocumentNode,
): readonly Input[] {
  const {variableDefinitions = []} = getOperationAST(document) ?? {};
  return variableDefinitions.flatMap(({variable, type: node}) => {
    const type = typeFromAST(schema, node);
    return isInputType(type) ? [{name: variable.name.value, type}] : [];
  });
}
