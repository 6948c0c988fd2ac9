import {type GraphQLArgument, type GraphQLInputField, getNamedType} from 'graphql';
import type {World} from './world';

/** Whether an example may use an argument or input field: nothing deprecated or hidden. */
export function isUsable(
  {isHidden, unusable}: World,
  member: GraphQLArgument | GraphQLInputField,
  coordinate: string,
): boolean {
  return (
    member.deprecationReason == null &&
    !isHidden(coordinate) &&
    !unusable.has(getNamedType(member.type).name)
  );
}
