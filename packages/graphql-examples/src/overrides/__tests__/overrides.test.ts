import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buildSchema} from 'graphql';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
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
  folder = mkdtempSync(path.join(tmpdir(), 'examples-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), text);
  }
}

/** The example of the operation by what stands in the folder. */
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
      response: {data: {space: {name: 'Garden on the roof'}}},
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

describe('a folder is refused', () => {
  it('for a file of no operation', () => {
    write({'Query.spce.graphql': DOCUMENT});
    expect(failureOf(read)).toBe(
      'examples/Query.spce.graphql belongs to no operation of the schema. Did you mean Query.space.graphql?',
    );
  });

  it('for JSON without a document', () => {
    write({'Query.space.variables.json': '{}'});
    expect(failureOf(read)).toBe(
      'examples/Query.space.variables.json belongs to a document that is missing. Write it: Query.space.graphql',
    );
  });

  it('for a file that is no JSON', () => {
    write({'Query.space.graphql': DOCUMENT, 'Query.space.variables.json': '{'});
    expect(failureOf(read)).toMatch(
      /^examples\/Query\.space\.variables\.json is no JSON: /,
    );
  });

  it('for JSON that is no object', () => {
    write({'Query.space.graphql': DOCUMENT, 'Query.space.variables.json': '[]'});
    expect(failureOf(read)).toBe(
      'examples/Query.space.variables.json must hold a JSON object.',
    );
  });
});

describe('an example is refused', () => {
  it('for a document that does not fit, with its place', () => {
    write({'Query.space.graphql': 'query Name {\n  space(id: "4") {\n    nam\n  }\n}'});
    expect(failureOf(read)).toBe(
      `examples/Query.space.graphql:3:5: Cannot query field "nam" on type "Space". Did you mean "name" or "was"?
    2 |   space(id: "4") {
  > 3 |     nam
      |     ^
    4 |   }`,
    );
  });

  it('for what is deprecated', () => {
    write({'Query.space.graphql': DOCUMENT.replace('name\n', 'was\n')});
    expect(failureOf(read)).toMatch(
      /^examples\/Query\.space\.graphql:3:5: The field Space\.was is deprecated\. Gone\./,
    );
  });

  it('for another operation than its file names', () => {
    write({'Query.space.graphql': 'query Old { __typename }'});
    expect(failureOf(read)).toBe(
      'examples/Query.space.graphql must hold one query that has a name and asks for "space".',
    );
  });

  it('for variables that the schema refuses', () => {
    write({
      'Query.space.graphql': DOCUMENT,
      'Query.space.variables.json': '{"id": "4"}',
    });
    expect(failureOf(read)).toBe(
      'The request of examples/Query.space.graphql is refused:\n' +
        '  Variable "$id" got invalid value "4"; UUID must be a UUID such as "123e4567-e89b-42d3-a456-426614174000", not "4".',
    );
  });

  it('for a response of another shape', () => {
    write({
      'Query.space.graphql': DOCUMENT,
      'Query.space.response.json': '{"data": {"space": {"name": 4}}}',
    });
    expect(failureOf(read)).toBe(
      'The response of examples/Query.space.graphql: "data.space.name" has the type String and must be a string, not 4.',
    );
  });

  it('for an operation that there is not', () => {
    const overrides = {'Query.spaces': {document: DOCUMENT}};
    expect(failureOf(() => createExamples(schema, {overrides}))).toBe(
      'There is no operation "Query.spaces" to override. Did you mean "Query.space"?',
    );
  });
});
