import {
  type DocumentNode,
  getNamedType,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isScalarType,
} from 'graphql';
import {listInputs} from './listInputs';
import {isUpload} from './values/world';

/** Whether a variable of a request is a file or may contain one. */
export function takesFiles(schema: GraphQLSchema, document: DocumentNode): boolean {
  const seen = new Set<GraphQLInputType>();
  const takes = (type: GraphQLInputType): boolean => {
    const named = getNamedType(type);
    if (isScalarType(named)) return isUpload(named);
    if (!isInputObjectType(named) || seen.has(named)) return false;
    seen.add(named);
    return Object.values(named.getFields()).some((field) => takes(field.type));
  };
  return listInputs(schema, document).some(({type}) => takes(type));
}
