import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isRequiredInputField,
  isSpecifiedScalarType,
} from 'graphql';

type Member = GraphQLArgument | GraphQLInputField;

/** What examples leave out. */
export interface Visibility {
  readonly isHidden: (coordinate: string) => boolean;
  /** The names of the types of which an example has no value. */
  readonly unusable: ReadonlySet<string>;
}

/** Whether an example may use an argument or input field: nothing deprecated, nothing hidden. */
export function isUsable(
  visibility: Visibility,
  member: Member,
  coordinate: string,
): boolean {
  return member.deprecationReason == null && !isGone(visibility, member, coordinate);
}

/** Whether an argument or input field is hidden, or its type has no value without what is hidden. */
export function isGone(
  {isHidden, unusable}: Visibility,
  {type}: Member,
  coordinate: string,
): boolean {
  return isHidden(coordinate) || unusable.has(getNamedType(type).name);
}

/**
 * The names of the types of which an example has no value: those that are hidden, and those whose
 * values need what is hidden. The scalars of GraphQL itself are in every request.
 */
export function findUnusable(
  schema: GraphQLSchema,
  isHidden: Visibility['isHidden'],
): ReadonlySet<string> {
  const unusable = new Set<string>();
  const isEmpty = (type: GraphQLNamedType): boolean => {
    if (isEnumType(type)) {
      return type.getValues().every(({name}) => isHidden(`${type.name}.${name}`));
    }
    if (isAbstractType(type)) {
      const possible = schema.getPossibleTypes(type);
      return possible.length > 0 && possible.every(({name}) => isHidden(name));
    }
    if (!isInputObjectType(type)) return false;
    const fields = Object.values(type.getFields());
    const isMissing = (field: GraphQLInputField): boolean =>
      isGone({isHidden, unusable}, field, `${type.name}.${field.name}`);
    return type.isOneOf
      ? fields.every(isMissing)
      : fields.filter(isRequiredInputField).some(isMissing);
  };
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isSpecifiedScalarType(type) && !type.name.startsWith('__'),
  );
  // An input may require one that comes later, or one that requires it.
  for (let size = -1; size < unusable.size; ) {
    size = unusable.size;
    for (const type of types) {
      if (isHidden(type.name) || isEmpty(type)) unusable.add(type.name);
    }
  }
  return unusable;
}
