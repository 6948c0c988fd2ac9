import {getIntrospectionQuery, type IntrospectionOptions} from 'graphql';

/** A part of the introspection query that came after its first version. */
type Part = Exclude<keyof IntrospectionOptions, 'descriptions'>;

/** What a server that does not know a part calls it in its errors. */
const WORDS: Readonly<Record<Part, RegExp>> = {
  oneOf: /\bisOneOf\b/,
  inputValueDeprecation: /\b(?:includeDeprecated|isDeprecated|deprecationReason)\b/,
  specifiedByUrl: /\bspecifiedByUR[LI]\b/i,
  directiveIsRepeatable: /\bisRepeatable\b/,
  schemaDescription: /\bdescription\b.*\b__Schema\b|\b__Schema\b.*\bdescription\b/s,
};

const ALL = Object.keys(WORDS) as readonly Part[];

/** A version of the query. */
export interface IntrospectionQuery {
  readonly text: string;
  /** The version to ask next after errors of the server; none after the first version. */
  readonly next: (errors: readonly string[]) => IntrospectionQuery | undefined;
}

/** The newest query; `next` leaves out what the server says that it does not know. */
export function createIntrospectionQuery(
  parts: readonly Part[] = ALL,
): IntrospectionQuery {
  return {
    text: getIntrospectionQuery(Object.fromEntries(parts.map((part) => [part, true]))),
    next(errors) {
      if (parts.length === 0) return undefined;
      const known = parts.filter(
        (part) => !errors.some((error) => WORDS[part].test(error)),
      );
      // Errors that name no part may mean all of them.
      return createIntrospectionQuery(known.length < parts.length ? known : []);
    },
  };
}
