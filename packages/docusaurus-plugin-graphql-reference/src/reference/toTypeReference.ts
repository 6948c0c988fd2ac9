import {getNamedType, type GraphQLType} from 'graphql';
import {getTypeHref, type ReferenceContext} from './context';
import type {TypeReference} from './types';

/** `[Space!]!` as its name with what is written before and after it. */
export function toTypeReference(
  type: GraphQLType,
  context: ReferenceContext,
): TypeReference {
  const {name} = getNamedType(type);
  const written = String(type);
  const start = written.lastIndexOf('[') + 1;
  return {
    before: written.slice(0, start),
    name,
    after: written.slice(start + name.length),
    href: getTypeHref(name, context),
  };
}
