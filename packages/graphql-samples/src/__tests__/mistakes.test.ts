import {expect, it} from 'vitest';
import {schema} from './schema';
import {checkMarkdown} from '../checkMarkdown';

/** A guide without a mistake, in a strict check. */
const GUIDE = `# Spaces

\`createSpace(input:)\` returns a \`Space\`; read \`Space.members(first:)\`, \`members(first: 5)\`,
\`@cost(weight: 2)\`, \`$input\`, \`FORBIDDEN\` and \`offline_access\`.

\`\`\`graphql
mutation Create($input: CreateSpaceInput!) {
  createSpace(input: $input) {
    id
    members(first: 1, role: ADMIN) { name }
  }
}
\`\`\`

\`\`\`json variables
{"input": {"name": "Garden", "visibility": "OPEN", "tags": ["green"]}}
\`\`\`

\`\`\`json response
{
  "data": {"createSpace": {
    "id": "123e4567-e89b-42d3-a456-426614174000",
    "members": [{"name": null}]
  }}
}
\`\`\`

\`\`\`json response
{"data": null, "errors": [{"message": "No.", "extensions": {"code": "FORBIDDEN"}}]}
\`\`\`

\`\`\`graphql
type Space {
  # …
  members(first: Int, role: UserRole): [User!]!
  visibility: Visibility!
}
\`\`\`

\`\`\`graphql invalid error="Cannot query field"
{ spaces { gone } }
\`\`\`
`;

function check(text: string): readonly string[] {
  const api = {
    ...{name: 'api', schema, strict: true},
    ...{codes: ['FORBIDDEN'], names: ['offline_access']},
  };
  return checkMarkdown([{file: 'a.md', text}], [api]).errors.map(
    ({line, message}) => `${line} ${message}`,
  );
}

it('a guide without a mistake has no error', () => {
  expect(check(GUIDE)).toEqual([]);
});

it.each`
  title                                    | part                                                     | mistake                        | message
  ${'an unknown field'}                    | ${'    id\n'}                                            | ${'    idd\n'}                 | ${'9 Cannot query field "idd"'}
  ${'an unknown argument'}                 | ${'(first: 1, '}                                         | ${'(frist: 1, '}               | ${'10 Unknown argument "frist"'}
  ${'an unknown enum value'}               | ${'role: ADMIN'}                                         | ${'role: ADMNI'}               | ${'10 Value "ADMNI" does not exist'}
  ${'an unknown variable'}                 | ${'input: $input'}                                       | ${'input: $inptu'}             | ${'8 Variable "$inptu" is not defined'}
  ${'an unknown type'}                     | ${'CreateSpaceInput!'}                                   | ${'CreateSpace!'}              | ${'7 Unknown type "CreateSpace"'}
  ${'a missing selection'}                 | ${' { name }\n'}                                         | ${'\n'}                        | ${'10 Field "members" of type "[User!]!" must have a selection'}
  ${'a deprecated value'}                  | ${'role: ADMIN'}                                         | ${'role: GUEST'}               | ${'10 The enum value "UserRole.GUEST" is deprecated'}
  ${'a syntax error'}                      | ${'    id\n'}                                            | ${'    id {\n'}                | ${'12 Syntax Error'}
  ${'a missing variable'}                  | ${'"name": "Garden", '}                                  | ${''}                          | ${'16 Field "CreateSpaceInput.name" of required type "String!" was not provided'}
  ${'an extra variable'}                   | ${'{"input": {'}                                         | ${'{"inptu": 1, "input": {'}   | ${'16 The operation "Create" has no variable "$inptu"'}
  ${'a variable of another type'}          | ${'["green"]'}                                           | ${'[4]'}                       | ${'16 String cannot represent a non string value: 4'}
  ${'an enum value of variables'}          | ${'"OPEN"'}                                              | ${'"OPNE"'}                    | ${'16 Value "OPNE" does not exist in "Visibility" enum'}
  ${'variables without a mark'}            | ${'json variables'}                                      | ${'json'}                      | ${'16 This looks like variables'}
  ${'a missing part of a response'}        | ${'    "id": "123e4567-e89b-42d3-a456-426614174000",\n'} | ${''}                          | ${'21 "data.createSpace" lacks "id"'}
  ${'an extra part of a response'}         | ${'{"name": null}'}                                      | ${'{"name": null, "id": "1"}'} | ${'23 The operation does not select "data.createSpace.members[0].id"'}
  ${'a scalar of another format'}          | ${'"123e4567-'}                                          | ${'"123-'}                     | ${'22 "data.createSpace.id" has the type UUID'}
  ${'null where it is not allowed'}        | ${'[{"name": null}]'}                                    | ${'null'}                      | ${'23 "data.createSpace.members" is null'}
  ${'an unknown error code'}               | ${'"code": "FORBIDDEN"'}                                 | ${'"code": "FORBIDEN"'}        | ${'29 "errors[0].extensions.code" is not an error code'}
  ${'another type of an excerpt'}          | ${'[User!]!\n'}                                          | ${'[User]!\n'}                 | ${'35 "Space.members" has the type [User!]! in the schema'}
  ${'an unknown member of an excerpt'}     | ${'  visibility: V'}                                     | ${'  visible: V'}              | ${'36 The type "Space" has no field "visible"'}
  ${'a member left out without a comment'} | ${'  # …\n'}                                             | ${''}                          | ${'33 The excerpt of "Space" leaves out'}
  ${'an error that does not occur'}        | ${'{ gone }'}                                            | ${'{ name }'}                  | ${'41 The sample is marked "invalid", but it is valid'}
  ${'another error than expected'}         | ${'error="Cannot'}                                       | ${'error="Cannot ever'}        | ${'41 The sample fails, but not with the expected error'}
  ${'an unknown member in prose'}          | ${'Space.members('}                                      | ${'Space.member('}             | ${'3 The type "Space" has no field "member"'}
  ${'an unknown argument in prose'}        | ${'createSpace(input:)'}                                 | ${'createSpace(inptu:)'}       | ${'3 "Mutation.createSpace" has no argument "inptu"'}
  ${'an unknown argument of a call'}       | ${'members(first: 5)'}                                   | ${'members(fist: 5)'}          | ${'3 There is no argument "fist". Did you mean "first"?'}
  ${'an unknown field of a call'}          | ${'members(first: 5)'}                                   | ${'membres(first: 5)'}         | ${'3 There is no field "membres". Did you mean "members"?'}
  ${'an unknown directive in prose'}       | ${'@cost'}                                               | ${'@costs'}                    | ${'4 There is no directive "@costs". Did you mean "@cost"?'}
  ${'an unknown variable in prose'}        | ${'`$input'}                                             | ${'`$inputs'}                  | ${'4 There is no variable "$inputs". Did you mean "$input"?'}
  ${'an unknown type in prose'}            | ${'`Space`'}                                             | ${'`Spaec`'}                   | ${'3 "Spaec" is not a name of the schema'}
  ${'an unknown known name'}               | ${'offline_access'}                                      | ${'offline_acess'}             | ${'4 "offline_acess" is not a name of the schema'}
`('reports $title', ({part, mistake, message}: Readonly<Record<string, string>>) => {
  expect(GUIDE).toContain(part);
  const errors = check(GUIDE.replace(part!, () => mistake!));
  expect(
    errors.find((error) => error.startsWith(message!)),
    errors.join('\n'),
  ).toBeDefined();
});
