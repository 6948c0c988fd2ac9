import {isScalarType, type GraphQLSchema} from 'graphql';
import {memoize} from 'graphql-api-model';
import type {ScalarFormat, Scalars} from './scalars';

/** URLs of `@specifiedBy`, and the format that they specify. */
const SPECIFIED: readonly (readonly [RegExp, ScalarFormat])[] = [
  [/graphql-multipart-request-spec/, 'upload'],
  [/rfc(?:4122|9562)\b|graphql-uuid/i, 'uuid'],
  [/rfc3986\b|url\.spec\.whatwg\.org/i, 'url'],
  [/rfc(?:5646|4646|3066)\b|bcp\/?47/i, 'language'],
  [/rfc7946\b/i, 'object'],
  [/scalars\.graphql\.org\/[\w-]+\/local-date/, 'date'],
  [/rfc3339\b|scalars\.graphql\.org\/[\w-]+\/date-time/i, 'date-time'],
];

/** Finds the formats of the scalars whose `@specifiedBy` is well known. */
export const findSpecifiedScalars = memoize(
  (schema: GraphQLSchema): Scalars =>
    Object.fromEntries(
      Object.values(schema.getTypeMap()).flatMap((type) => {
        const url = isScalarType(type) ? type.specifiedByURL : undefined;
        const found =
          url == null ? undefined : SPECIFIED.find(([part]) => part.test(url));
        return found ? [[type.name, found[1]]] : [];
      }),
    ),
  new WeakMap(),
);
