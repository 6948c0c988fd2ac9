import type {GraphQLError} from 'graphql';
import {placesOf} from './placeOf';
import type {Problem} from './SchemaError';

/** How to fix what graphql-js finds wrong, by its message; `$1` is the first group. */
const ADVICE: readonly (readonly [message: RegExp, advice: string])[] = [
  [
    /^Unknown type "(\w+)"\.$/,
    'Define "$1" in a file of the schema, or name a type that is defined.',
  ],
  [
    /^Directive "@\w+" may not be used on (\w+)/,
    'Move it, or add $1 to the locations of its definition.',
  ],
  [/^Unknown argument/, 'Name an argument of the directive, or remove it.'],
  [/^Directive "@(\w+)" argument "(\w+)" .* is required/, 'Write "@$1($2: …)".'],
  [
    /^Argument "@(\w+)\((\w+):\)" of .* (?:is required|was not provided)/,
    'Write "@$1($2: …)".',
  ],
  [/^Argument "(?:@\w+\()?(?:reason|url)\b/, 'Write a string in quotes.'],
  [
    /^Cannot extend type "(\w+)" because it is not defined/,
    'Define "$1" in a file of the schema, or leave out "extend".',
  ],
  [/^Cannot extend non-/, 'Extend it with the keyword that defines it.'],
  [/only be used once|There can be only one/, 'Remove all but one.'],
  [
    /must (?:define one|include 1) or more/,
    'Add one, remove the definition and what names it, or show a scalar with the option lenient: true (--lenient).',
  ],
  [/must be Output Type/, 'Name an object, interface, union, enum or scalar.'],
  [/must be Input Type/, 'Name an input, enum or scalar.'],
  [
    /^Interface field (\S+) expected but (\w+) does not/,
    'Add the field to "$2", or remove the interface from it.',
  ],
  [
    /^Interface field argument (\S+) expected but (\S+) does not/,
    'Add the argument to "$2".',
  ],
  [/must implement (\w+) because/, 'Write "& $1" after the interfaces.'],
  [
    /cannot be deprecated/,
    'Make it nullable, give it a default, or remove "@deprecated".',
  ],
  [
    /within itself through a series of non-null|because it references itself through/,
    'Make one of these fields nullable, or a list.',
  ],
  [
    /^Invalid circular reference\. The default value/,
    'Remove the default of the field whose type is its own input.',
  ],
];

/** What graphql-js finds wrong, with its place and how to fix it. */
export function toProblem({message, nodes = []}: GraphQLError): Problem {
  const places = placesOf(nodes.slice(0, 3));
  const advice = adviseOn(message);
  return {message, places, ...(advice !== undefined && {advice})};
}

function adviseOn(message: string): string | undefined {
  const [pattern, advice] = ADVICE.find(([one]) => one.test(message)) ?? [];
  const found = pattern?.exec(message);
  return advice?.replace(/\$(\d)/g, (_, group: string) => found?.[Number(group)] ?? '');
}
