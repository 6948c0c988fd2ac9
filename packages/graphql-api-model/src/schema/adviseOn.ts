/** How to mend what graphql-js finds wrong, by its message; `$1` is the first group. */
const ADVICE: readonly (readonly [message: RegExp, advice: string])[] = [
  [
    /^Unknown directive "@(\w+)"/,
    'Define it, as in "directive @$1 on FIELD_DEFINITION", or remove it.',
  ],
  [
    /^Directive "@\w+" may not be used on (\w+)/,
    'Move it, or add $1 to the places that its definition names.',
  ],
  [/^Unknown argument/, 'Name an argument of the directive, or remove it.'],
  [/^Directive "@(\w+)" argument "(\w+)" .* is required/, 'Write "@$1($2: …)".'],
  [/^Argument "(?:reason|url)"/, 'Write a text in quotes.'],
  [
    /^Cannot extend type "(\w+)" because it is not defined/,
    'Define "$1" in a file of the schema, or leave out "extend".',
  ],
  [/^Cannot extend non-/, 'Extend it with the keyword that defines it.'],
  [
    /only be used once|There can be only one|(?:include type|implement) \w+ once/,
    'Remove all but one.',
  ],
  [
    /must (?:define one|include 1) or more/,
    'Add one, or remove the definition and what names it.',
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
  [
    /expects type/,
    'Write the same type, or for what a field returns one that is narrower.',
  ],
  [
    /includes required argument/,
    'Make the argument nullable, give it a default, or add it to the interface.',
  ],
  [/must only implement Interface types/, 'Name an interface.'],
  [/must implement (\w+) because/, 'Write "& $1" behind the interfaces.'],
  [/circular reference/, 'Remove one of the interfaces.'],
  [/can only include Object types/, 'Name object types only.'],
  [
    /cannot be deprecated/,
    'Make it nullable, give it a default, or remove "@deprecated".',
  ],
  [/must not begin with "__"/, 'Choose a name without "__" at its beginning.'],
  [
    /within itself through a series of non-null/,
    'Make one of these fields nullable, or a list.',
  ],
  [/OneOf .* must be nullable/, 'Remove the "!".'],
  [/OneOf .* cannot have a default/, 'Remove the default.'],
  [
    /root type must be/,
    'Name an object type in the definition of the schema, as in "schema { query: Query }".',
  ],
];

/** How to mend what a message of graphql-js says; undefined for one that is not known. */
export function adviseOn(message: string): string | undefined {
  for (const [pattern, advice] of ADVICE) {
    const found = pattern.exec(message);
    if (found) {
      return advice.replace(/\$(\d)/g, (_, index: string) => found[Number(index)] ?? '');
    }
  }
  return undefined;
}
