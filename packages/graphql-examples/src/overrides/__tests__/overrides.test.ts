import {buildSchema} from 'graphql';
import {beforeEach, describe, expect, it} from 'vitest';
import {byVersion} from '../../../../../tests/support/graphqlVersion';
import {writeFiles} from '../../../../../tests/support/writeFiles';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {createExamples} from '../../createExamples';
import type {Example} from '../../types';
import {readOverrides} from '../readOverrides';

const schema = buildSchema(`
  scalar UUID
  type Query {
    space(id: UUID!): Space
    old(id: ID): Space @deprecated(reason: "Use space.")
  }
  type Space { id: UUID! name: String! was: String @deprecated(reason: "Gone.") }
`);
const ID = '97e5f7ae-8d69-4bf7-9527-ac03e14262fa';
const DOCUMENT = 'query Name($id: UUID!) {\n  space(id: $id) {\n    name\n  }\n}\n';

let folder: string;
beforeEach(() => {
  folder = writeFolder();
});

function write(files: Readonly<Record<string, string>>): void {
  writeFiles(folder, files);
}

/** The example of the operation by what is in the folder. */
function read(field = 'space'): Example {
  const overrides = readOverrides(folder, schema);
  return createExamples(schema, {overrides})('query', field).required;
}

/** The message of what is thrown, with a short name of the folder. */
function failureOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return (error as Error).message.replaceAll(folder, 'examples');
  }
  return 'none';
}

describe('an example of the owner', () => {
  it('gets the variables and the response that it lacks', () => {
    write({'Query.space.graphql': DOCUMENT, 'README.md': '# Examples'});
    expect(read()).toEqual({
      document: DOCUMENT.trimEnd(),
      variables: {id: ID},
      response: {data: {space: {name: 'Space 1'}}},
    });
  });

  it('keeps the variables and the response that it has', () => {
    const id = '11111111-2222-4333-8444-555555555555';
    write({
      'Query.space.graphql': DOCUMENT,
      'Query.space.variables.json': JSON.stringify({id}),
      'Query.space.response.json': '{"data": {"space": {"name": "Ours"}}}',
    });
    expect(read()).toEqual({
      document: DOCUMENT.trimEnd(),
      variables: {id},
      response: {data: {space: {name: 'Ours'}}},
    });
  });

  it('may be that of a deprecated operation', () => {
    write({'Query.old.graphql': 'query Old { old { id } }'});
    expect(read('old').variables).toEqual({});
  });
});

/** The folder's files but for a valid document, and what is thrown. */
const REFUSED: readonly (readonly [string, Readonly<Record<string, string>>, string])[] =
  [
    [
      'a file of no operation',
      {'Query.spce.graphql': DOCUMENT},
      'examples/Query.spce.graphql belongs to no operation of the schema. Did you mean Query.space.graphql?',
    ],
    [
      'JSON without a document',
      {'Query.old.variables.json': '{}'},
      'examples/Query.old.variables.json belongs to a document that is missing. Write it: Query.old.graphql',
    ],
    [
      'a file that is not JSON',
      {'Query.space.variables.json': '{'},
      'examples/Query.space.variables.json is not JSON: ',
    ],
    [
      'JSON that is not an object',
      {'Query.space.variables.json': '[]'},
      'examples/Query.space.variables.json must contain a JSON object.',
    ],
    [
      'a document that does not fit, with its place',
      {'Query.space.graphql': 'query Name {\n  space(id: "4") {\n    nam\n  }\n}'},
      `examples/Query.space.graphql:3:5: Cannot query field "nam" on type "Space". Did you mean "name" or "was"?
    2 |   space(id: "4") {
  > 3 |     nam
      |     ^
    4 |   }`,
    ],
    [
      'what is deprecated',
      {'Query.space.graphql': DOCUMENT.replace('name\n', 'was\n')},
      'examples/Query.space.graphql:3:5: The field Space.was is deprecated. Gone.',
    ],
    [
      'another operation than its file names',
      {'Query.space.graphql': 'query Old { __typename }'},
      'examples/Query.space.graphql must contain one query that has a name and selects "space".',
    ],
    [
      'variables that the schema rejects',
      {'Query.space.variables.json': '{"id": "4"}'},
      'The request of examples/Query.space.graphql is refused:\n' +
        `  Variable "$id" ${byVersion('got invalid value "4";', 'has invalid value:')} UUID must be a UUID such as "123e4567-e89b-42d3-a456-426614174000", not "4".`,
    ],
    [
      'a response of another shape',
      {'Query.space.response.json': '{"data": {"space": {"name": 4}}}'},
      'The response of examples/Query.space.graphql: "data.space.name" has the type String and must be a string, not 4.',
    ],
  ];

it.each(REFUSED)('throws for %s', (_, files, message) => {
  write({'Query.space.graphql': DOCUMENT, ...files});
  expect(failureOf(read).slice(0, message.length)).toBe(message);
});

it('throws for an operation that does not exist', () => {
  const overrides = {'Query.spaces': {document: DOCUMENT}};
  expect(failureOf(() => createExamples(schema, {overrides}))).toBe(
    'There is no operation "Query.spaces" to override. Did you mean "Query.space"?',
  );
});
