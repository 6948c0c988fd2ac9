import {
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isRequiredInputField,
  isSpecifiedScalarType,
} from 'graphql';

type IsHidden = (coordinate: string) => boolean;

/**
 * The names of the types of which an example can show no value: those that are hidden, and those
 * that only hidden members could make up. The scalars of GraphQL itself are in every request.
 */
export function findUnusable(
  schema: GraphQLSchema,
  isHidden: IsHidden,
): ReadonlySet<string> {
  const unusable = new Set<string>();
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isSpecifiedScalarType(type) && !type.name.startsWith('__'),
  );
  // An input may require one that is read later, or one that requires it.
  for (let known = -1; known < unusable.size; ) {
    known = unusable.size;
    for (const type of types) {
      if (isHidden(type.name) || isEmpty(schema, type, isHidden, unusable)) {
        unusable.add(type.name);
      }
    }
  }
  return unusable;
}

/** Whether what is hidden leaves nothing of a type. */
function isEmpty(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  isHidden: IsHidden,
  unusable: ReadonlySet<string>,
): boolean {
  if (isEnumType(type)) {
    return type.getValues().every(({name}) => isHidden(`${type.name}.${name}`));
  }
  if (isAbstractType(type)) {
    const possible = schema.getPossibleTypes(type);
    return possible.length > 0 && possible.every(({name}) => isHidden(name));
  }
  return isInputObjectType(type) && lacksMember(type, isHidden, unusable);
}

/** Whether a member is hidden without which no value of an input is complete. */
function lacksMember(
  type: GraphQLInputObjectType,
  isHidden: IsHidden,
  unusable: ReadonlySet<string>,
): boolean {
  const fields = Object.values(type.getFields());
  const isMissing = (field: (typeof fields)[number]): boolean =>
    isHidden(`${type.name}.${field.name}`) || unusable.has(getNamedType(field.type).name);
  return type.isOneOf
    ? fields.every(isMissing)
    : fields.filter(isRequiredInputField).some(isMissing);
}
